import { configure } from '@testing-library/react';
import { PATIENCE } from './limits.ts';

// Sets the limit of `findBy` and `waitFor`.
configure({ asyncUtilTimeout: PATIENCE });
