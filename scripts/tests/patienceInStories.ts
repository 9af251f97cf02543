import { configure } from 'storybook/test';
import { PATIENCE } from './limits.ts';

// As patienceInPages.ts, for Storybook's own copy of the library.
configure({ asyncUtilTimeout: PATIENCE });
