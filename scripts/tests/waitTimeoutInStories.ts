import { configure } from 'storybook/test';
import { WAIT_TIMEOUT } from './limits.ts';

// As in waitTimeoutInPages.ts, for Storybook's copy of the library.
configure({ asyncUtilTimeout: WAIT_TIMEOUT });
