import { problemMessages } from '@oja/core';

/** The client problem texts: core's, which a host without a screen shows too. */
export const problems = problemMessages;
