import * as v from 'valibot';
import { maybe, text } from './text.ts';

/** Every success: `{ message?, data, meta? }`. */
export const successSchema = v.object({
  message: maybe(text(300)),
  data: v.optional(v.unknown()),
  meta: maybe(v.object({ nextCursor: maybe(v.string()) })),
});

/** Every failure: `{ message, code?, errors? }`. A body of any other shape is not the API speaking, and decides nothing. */
export const failureSchema = v.object({
  message: text(300),
  code: maybe(text(60)),
  errors: maybe(v.record(v.string(), v.array(text(300)))),
  requestId: maybe(text(80)),
  data: v.optional(v.unknown()),
});
export type Failure = v.InferOutput<typeof failureSchema>;
