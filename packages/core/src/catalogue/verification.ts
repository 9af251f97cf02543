import type { AnswerOf, Endpoint, QueryOf } from '../http/endpoint.ts';
import type { CallResult } from '../http/parseResponse.ts';
import type { Call } from '../http/transport.ts';
import type { Fact } from '../journal/intent.ts';
import type { Kobo } from '../money/kobo.ts';
import type { FormView } from './field.ts';
import type { Service } from './serviceSchema.ts';

/** The server's answer about a recipient before the purchase. */
export interface Verified {
  readonly customerName: string;
  /** Facts shown before the purchase and on the receipt. */
  readonly facts: readonly Fact[];
  /** False if the server says that it sells nothing to this recipient. */
  readonly canBuy: boolean;
  /** The smallest amount that can be paid, in kobo. */
  readonly minimum?: Kobo | undefined;
  /** The price of a renewal in kobo, and the name of its package. */
  readonly renewal?: { readonly price: Kobo; readonly name: string } | undefined;
  /** Corrections of the agent's choices by the server, by field name. */
  readonly corrections?: Readonly<Record<string, string>>;
}

/** The values of all fields that are valid so far, by name. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Looks up a recipient before a purchase. */
export interface Verification {
  readonly endpoint: Endpoint;
  /** Returns the question to send; `null` if the recipient is incomplete or needs no check. Equal questions mean the same recipient. */
  question(values: Values, form: FormView): Readonly<Record<string, string>> | null;
  lookUp(
    call: Call,
    question: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<CallResult<Verified>>;
  /** Services that people confuse with this one, suggested if it does not know the recipient. */
  siblings?(service: Service, offered: readonly Service[]): readonly Service[];
}

/** Creates a verification, typed by its endpoint. */
export const verifyWith = <E extends Endpoint>(
  endpoint: E,
  question: (values: Values, form: FormView) => QueryOf<E> | null,
  read: (answer: AnswerOf<E>, question: QueryOf<E>) => Verified,
  more: Pick<Verification, 'siblings'> = {},
): Verification => ({
  ...more,
  endpoint,
  question: question as Verification['question'],
  async lookUp(call, asked, signal) {
    const query = asked as unknown as QueryOf<E>;
    const result = await call(endpoint, { query, signal });
    return result.ok ? { ...result, data: read(result.data, query) } : result;
  },
});

/** Keeps the facts that are present: the server may omit some. */
export const facts = (...all: readonly (Fact | false | undefined)[]): Fact[] =>
  all.filter((fact): fact is Fact => Boolean(fact));
