import { configure } from 'storybook/test';
import { PATIENCE } from '../tests/limits.ts';

// As patience.ts, for Storybook's own copy of the library.
configure({ asyncUtilTimeout: PATIENCE });
