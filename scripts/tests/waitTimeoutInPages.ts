import { configure } from '@testing-library/react';
import { WAIT_TIMEOUT } from './limits.ts';

// Sets the timeout of `findBy` and `waitFor`.
configure({ asyncUtilTimeout: WAIT_TIMEOUT });
