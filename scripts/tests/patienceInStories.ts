import { configure } from 'storybook/test';
import { PATIENCE } from './limits.ts';

// As in patienceInPages.ts, for Storybook's copy of the library.
configure({ asyncUtilTimeout: PATIENCE });
