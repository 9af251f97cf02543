import { configure } from '@testing-library/react';

// How long `findBy` and `waitFor` look before they give up: what is right comes at once on a machine that is not busy.
configure({ asyncUtilTimeout: 5_000 });
