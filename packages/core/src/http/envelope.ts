import * as v from 'valibot';
import { object } from '../shared/schemas/object.ts';
import { lenient, maybe, text } from '../shared/schemas/text.ts';

/** For calls whose success has no data: the answer is dropped. */
export const done = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** Rejects a refusal that a server sends with status 200 and a failure in the body. */
const noRefusal = v.check<unknown>((word) => word !== false && !/^(?:error|fail\w*)$/i.test(String(word)));
const yes = v.optional(v.pipe(v.unknown(), noRefusal));

/** Every success: `{ message?, data, meta? }`. */
export const successSchema = object({
  success: yes,
  status: yes,
  message: maybe(text(300)),
  data: v.optional(v.unknown()),
  meta: maybe(object({ nextCursor: maybe(v.string()) })),
});

const sentences = v.union([
  v.array(text(300)),
  v.pipe(
    text(300),
    v.transform((one) => [one]),
  ),
]);

/**
 * A server's statement about the money of a refused purchase. `charged: false`: the server looked for this
 * reference, has no purchase under it, and has marked it so that no later copy of the purchase is ever charged.
 */
const purchaseStatement = object({ reference: v.string(), charged: v.boolean() });

/** Every failure: `{ message, code?, errors?, purchase? }`. A body of another shape is not from the API and proves nothing. */
export const failureSchema = object({
  message: text(300),
  // The `message` marks the body as the API's. Other fields that don't match are treated as missing.
  code: lenient(text(60)),
  errors: lenient(v.record(v.string(), sentences)),
  requestId: lenient(text(80)),
  purchase: lenient(purchaseStatement),
  data: v.optional(v.unknown()),
});
export type Failure = v.InferOutput<typeof failureSchema>;
