import { configure } from 'storybook/test';
import { PATIENCE } from './limits.ts';

// Does the same as patienceInPages.ts, for Storybook's copy of the library.
configure({ asyncUtilTimeout: PATIENCE });
