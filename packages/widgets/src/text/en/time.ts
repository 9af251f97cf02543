import { agoMessages } from '@oja/core';

/** How long ago something was: core's, written with Intl. */
export const time = agoMessages;
