import { configure } from '@testing-library/react';

// How long `findBy` and `waitFor` look before they give up: what is right comes at once on a machine that is not
// busy, but the first of a run to need a part of the app waits until the server has compiled it.
configure({ asyncUtilTimeout: 15_000 });
