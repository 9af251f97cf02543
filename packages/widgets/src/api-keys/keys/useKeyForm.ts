import { DAY, type KeySettings, type Outcome, parseNaira, toNaira } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useAnsweredForm } from '../../binding/useAnsweredForm.ts';
import type { FormErrors } from '../../binding/useForm.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';

const names = ['name', 'scopes', 'maxPerSale', 'dailyLimit', 'addresses', 'expiresAt'] as const;
export type KeyField = (typeof names)[number];
type Typed = Readonly<Record<KeyField, string>>;

/** In how many days a key ends; '' for never. */
export const ends = ['30', '90', '365', ''] as const;
export type End = (typeof ends)[number];

/** What a key opened before there were scopes. */
const FIRST_CHOICE = ['widget-sessions'];

const amountOf = (typed: string): string | null => {
  const amount = parseNaira(typed.replace(/[₦,\s]/g, ''));
  return amount === null || amount <= 0 ? null : toNaira(amount);
};

/** What was typed and chosen, as it goes out: what was left empty is left out. */
export function settingsOf(typed: Typed, scopes: readonly string[], end: End, now: number): KeySettings {
  const addresses = typed.addresses.split(/[\s,;]+/).filter(Boolean);
  const [sale, day] = [amountOf(typed.maxPerSale), amountOf(typed.dailyLimit)];
  return {
    scopes: [...scopes],
    ...(typed.name.trim() && { name: typed.name.trim() }),
    ...(sale !== null && { maxPerSale: sale }),
    ...(day !== null && { dailyLimit: day }),
    ...(addresses.length > 0 && { addresses }),
    ...(end !== '' && { expiresAt: new Date(now + Number(end) * DAY).toISOString() }),
  };
}

interface KeyFormOptions {
  readonly now: number;
  /** Makes the key; what is wrong with a field is said beside it. */
  readonly send: (settings: KeySettings) => Promise<Outcome<unknown>>;
}

/** What a new key is to be allowed, as a form. */
export function useKeyForm({ now, send }: KeyFormOptions) {
  const words = useText({ apiKeys }).apiKeys;
  const [scopes, setScopes] = useState<readonly string[]>(FIRST_CHOICE);
  const [end, setEnd] = useState<End>('365');
  const wrong = (typed: string) => typed.trim() !== '' && amountOf(typed) === null;
  const { form, failure } = useAnsweredForm({
    names,
    check: ({ maxPerSale, dailyLimit }): FormErrors<KeyField> => ({
      ...(scopes.length === 0 && { scopes: words.scopesMissing }),
      ...(wrong(maxPerSale) && { maxPerSale: words.amountWrong }),
      ...(wrong(dailyLimit) && { dailyLimit: words.amountWrong }),
    }),
    send: (typed) => send(settingsOf(typed, scopes, end, now)),
    onDone: () => {},
  });
  return {
    form,
    failure,
    scopes,
    setScopes(next: readonly string[]) {
      setScopes(next);
      form.refuse({});
    },
    end,
    setEnd,
  };
}
