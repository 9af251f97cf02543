import { configure } from '@testing-library/react';

// How long `findBy` and `waitFor` look before they give up, in ms: only what hangs meets it.
configure({ asyncUtilTimeout: 60_000 });
