import { passwordMessages } from '@oja/core';

/** Changing the password: the specification's own sentences (section 5), which core keeps. */
export const passwordChange = passwordMessages;
