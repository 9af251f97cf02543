import { holdsInvisible } from '@oja/core';
import * as v from 'valibot';

/** A text by the operator for agents. */
export const operatorText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(1000),
  v.check((text) => !holdsInvisible(text), 'This has a character that can’t be seen.'),
);
