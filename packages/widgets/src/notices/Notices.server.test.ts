import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Notices } from './Notices.tsx';

describeOnServer('Notices', (client) => createElement(Notices, { client }));
describeOnServer('Notices on a screen of their own', (client) =>
  createElement(Notices, { client, showEmpty: true }),
);
