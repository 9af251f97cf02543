import { configure } from 'storybook/test';

// As patience.ts, for Storybook's own copy of the library.
configure({ asyncUtilTimeout: 60_000 });
