import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

describeOnServer('InstallPrompt', () =>
  createElement(InstallPrompt, { productName: 'Oja', onInstall: () => {}, onDismiss: () => {} }),
);
