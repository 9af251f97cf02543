import { configure } from '@testing-library/react';
import { PATIENCE } from './limits.ts';

// How long `findBy` and `waitFor` look before they give up.
configure({ asyncUtilTimeout: PATIENCE });
