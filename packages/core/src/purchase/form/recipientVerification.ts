import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { ServiceDefinition } from '../../catalogue/defineService.ts';
import type { FormView } from '../../catalogue/field.ts';
import type { Service } from '../../catalogue/serviceSchema.ts';
import type { Verified } from '../../catalogue/verification.ts';
import { MINUTE } from '../../format/duration.ts';
import type { Problem } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { type Entries, valuesOf, viewOf } from './formView.ts';

/** The state of the recipient's verification. `refused`: the server says that it sells nothing to this recipient. */
export type Checking =
  | { readonly step: 'not-needed' }
  | { readonly step: 'not-asked' }
  | { readonly step: 'asking' }
  | { readonly step: 'verified' | 'refused'; readonly verified: Verified }
  | { readonly step: 'failed'; readonly problem: Problem };

export interface RecipientVerificationPorts {
  readonly entered: Signal<Entries>;
  readonly services: ReadonlySignal<readonly Service[]>;
  readonly call: Call;
  now(): number;
}

/** The form's entries, with the server's answer about the recipient. */
export interface RecipientVerification {
  readonly checked: ReadonlySignal<{ readonly view: FormView; readonly checking: Checking }>;
  /** Verifies the recipient with the server, if the category does so and the fields for it are valid. */
  verify(signal?: AbortSignal): Promise<void>;
  /** Resolves with true once the recipient is verified, or needs no verification. A recent answer is not requested again. */
  ensure(signal?: AbortSignal): Promise<boolean>;
}

/** How long the server's answer about a recipient is valid, in ms. */
export const VALID_FOR = 10 * MINUTE;

interface Asked {
  /** The question as JSON: the answer applies to exactly this recipient. */
  readonly about: string;
  readonly at: number;
  readonly checking: Checking;
}

const checkingOf = (verified: Verified): Checking => ({
  step: verified.canBuy ? 'verified' : 'refused',
  verified,
});

export function createRecipientVerification(
  definition: ServiceDefinition,
  { entered, services, call, now }: RecipientVerificationPorts,
): RecipientVerification {
  const { verification } = definition;
  const asked = signal<Asked | null>(null);
  const questionOf = (view: FormView) => verification?.question(valuesOf(definition, view), view) ?? null;

  const checked = computed((): { view: FormView; checking: Checking } => {
    const bare = viewOf(entered.value, services.value, null);
    const question = questionOf(bare);
    if (!question) return { view: bare, checking: { step: 'not-needed' } };
    const answer = asked.value?.about === JSON.stringify(question) ? asked.value : null;
    const checking = answer?.checking ?? { step: 'not-asked' };
    return { view: 'verified' in checking ? { ...bare, verified: checking.verified } : bare, checking };
  });
  const currentQuestion = () => JSON.stringify(questionOf(checked.peek().view));

  /** Applies the server's corrections if the form still has the recipient that was asked about. */
  function accept(verified: Verified, about: string): void {
    const { corrections } = verified;
    const isCorrected = corrections !== undefined && currentQuestion() === about;
    if (isCorrected) entered.value = { ...entered.peek(), ...corrections };
    asked.value = {
      about: isCorrected ? currentQuestion() : about,
      at: now(),
      checking: checkingOf(verified),
    };
  }
  async function verify(signal?: AbortSignal): Promise<void> {
    const question = questionOf(checked.peek().view);
    if (!verification || !question) return;
    const mine: Asked = { about: JSON.stringify(question), at: now(), checking: { step: 'asking' } };
    asked.value = mine;
    const result = await verification.lookUp(call, question, signal);
    // Another recipient was verified in the meantime, or the same one again.
    if (asked.peek() !== mine) return;
    if (result.ok) batch(() => accept(result.data, mine.about));
    else asked.value = { ...mine, checking: { step: 'failed', problem: result.problem } };
  }
  return {
    checked,
    verify,
    async ensure(signal) {
      const { checking } = checked.peek();
      if (checking.step === 'not-needed') return true;
      const isFresh = now() - (asked.peek()?.at ?? 0) < VALID_FOR;
      if (checking.step !== 'verified' || !isFresh) await verify(signal);
      return checked.peek().checking.step === 'verified';
    },
  };
}
