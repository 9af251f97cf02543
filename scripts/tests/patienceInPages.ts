import { configure } from '@testing-library/react';
import { PATIENCE } from './limits.ts';

// Sets the timeout of `findBy` and `waitFor`.
configure({ asyncUtilTimeout: PATIENCE });
