import type { Answer, EndpointName, EndpointTable, Query } from '../endpoints.ts';
import type { Kobo } from '../format/kobo.ts';
import type { Fact } from '../journal/intent.ts';
import { lookUpEndpoints } from '../lookUpEndpoints.ts';
import type { Service } from '../schemas/service.ts';
import type { Outcome } from '../transport/read.ts';
import type { Call } from '../transport/transport.ts';
import type { FormView } from './field.ts';

/** What the server says about a recipient before the sale. */
export interface Verified {
  readonly customerName: string;
  /** Worth seeing before the sale and on the receipt. */
  readonly facts: readonly Fact[];
  /** False where the server says that nothing can be sold to this recipient. */
  readonly canBuy: boolean;
  /** The least that can be paid, in kobo. */
  readonly minimum?: Kobo | undefined;
  /** What renewing costs, in kobo, and what is renewed. */
  readonly renewal?: { readonly price: Kobo; readonly name: string } | undefined;
  /** What the agent chose and the server knows better. */
  readonly corrections?: Readonly<Record<string, string>>;
}

/** The values of the fields that are in order so far, by name. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Which call checks a recipient, and what is made of its answer. */
export interface Verification {
  readonly call: EndpointName;
  /** The row of that call, for clients that carry only the rows that they need. */
  readonly endpoints: EndpointTable;
  /** What is asked, or null where there is nothing to ask, or not yet. Two equal ones mean the same recipient. */
  question(values: Values, form: FormView): Readonly<Record<string, string>> | null;
  ask(
    call: Call,
    question: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Outcome<Verified>>;
  /** Services that people take for this one: worth a try where it does not know the recipient. */
  siblings?(service: Service, offered: readonly Service[]): readonly Service[];
}

type Checkable = keyof typeof lookUpEndpoints;

/** Makes a verification, typed by the table's row. */
export const verifyWith = <N extends Checkable>(
  name: N,
  question: (values: Values, form: FormView) => Query<N> | null,
  read: (answer: Answer<N>, question: Query<N>) => Verified,
  more: Pick<Verification, 'siblings'> = {},
): Verification => ({
  ...more,
  call: name,
  endpoints: { [name]: lookUpEndpoints[name] },
  question: question as Verification['question'],
  async ask(call, asked, signal) {
    const query = asked as unknown as Query<N>;
    const outcome = await call(name, { query, signal });
    return outcome.ok ? { ...outcome, data: read(outcome.data as Answer<N>, query) } : outcome;
  },
});

/** The facts that are present: the server may leave some out. */
export const facts = (...all: readonly (Fact | false | undefined)[]): Fact[] =>
  all.filter((fact): fact is Fact => Boolean(fact));
