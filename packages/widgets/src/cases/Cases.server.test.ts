import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Cases } from './Cases.tsx';

describeOnServer('Cases', (client) =>
  createElement(Cases, { client, openNumber: null, onOpenChange: () => {} }),
);
