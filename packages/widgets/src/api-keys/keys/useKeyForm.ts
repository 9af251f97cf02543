import {
  type ApiKey,
  type CallResult,
  checkAmount,
  DAY,
  type KeyChange,
  type KeySettings,
  type PasswordProof,
  toNaira,
  toTypedAmount,
} from '@oja/core';
import { useState } from 'react';
import { proofOf } from '../../binding/FactorField.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useAnsweredForm } from '../../binding/useAnsweredForm.ts';
import type { FormErrors } from '../../binding/useForm.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';

const settingNames = ['name', 'scopes', 'maxPerSale', 'dailyLimit', 'addresses', 'expiresAt'] as const;
const names = [...settingNames, 'password', 'code'] as const;
export type KeyField = (typeof names)[number];
type Typed = Readonly<Record<KeyField, string>>;
type Words = typeof apiKeys;

/** Days until a key expires; '' means never, `kept` leaves the current date unchanged. */
export type End = '30' | '90' | '365' | '' | 'kept';

/** Scopes that are selected at first: what every key allowed before scopes existed. */
const FIRST_CHOICE = ['widget-sessions'];

/** The amount in the server's format; `null` if empty or invalid. */
const amountOf = (typed: string): string | null => {
  const check = checkAmount(typed);
  return check.ok ? toNaira(check.amount) : null;
};
const addressesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
const instantOf = (end: End, now: number): string => new Date(now + Number(end) * DAY).toISOString();

/** The body for a new key. Omits empty fields. */
function settingsOf(typed: Typed, scopes: readonly string[], end: End, now: number): KeySettings {
  const addresses = addressesOf(typed.addresses);
  const [sale, day] = [amountOf(typed.maxPerSale), amountOf(typed.dailyLimit)];
  return {
    scopes: [...scopes],
    ...(typed.name.trim() && { name: typed.name.trim() }),
    ...(sale !== null && { maxPerSale: sale }),
    ...(day !== null && { dailyLimit: day }),
    ...(addresses.length > 0 && { addresses }),
    ...(end !== '' && { expiresAt: instantOf(end, now) }),
  };
}

/** The body for an existing key: an emptied field is removed from the key, except the name and the daily limit. */
function changeOf(typed: Typed, scopes: readonly string[], end: End, now: number): KeyChange {
  const { expiresAt: _, ...settings } = settingsOf(typed, scopes, '', now);
  return {
    ...settings,
    maxPerSale: amountOf(typed.maxPerSale),
    addresses: addressesOf(typed.addresses),
    ...(end !== 'kept' && { expiresAt: end === '' ? null : instantOf(end, now) }),
  };
}

/** The initial form values for a key. */
const typedOf = ({ name, maxPerSale, dailyLimit, addresses }: ApiKey): Partial<Typed> => ({
  name: name ?? '',
  maxPerSale: maxPerSale === undefined ? '' : toTypedAmount(maxPerSale),
  dailyLimit: dailyLimit === undefined ? '' : toTypedAmount(dailyLimit),
  addresses: (addresses ?? []).join(', '),
});

function issuesOf(typed: Typed, scopes: readonly string[], edited: ApiKey | null, words: Words) {
  const isWrong = (amount: string) => amount.trim() !== '' && amountOf(amount) === null;
  const isDayTaken = edited?.dailyLimit !== undefined && typed.dailyLimit.trim() === '';
  const issues: FormErrors<KeyField> = {
    ...(scopes.length === 0 && { scopes: words.scopesMissing }),
    ...(isWrong(typed.maxPerSale) && { maxPerSale: words.amountWrong }),
    ...((isWrong(typed.dailyLimit) || isDayTaken) && { dailyLimit: words.amountWrong }),
    ...(edited && typed.password === '' && { password: words.passwordMissing }),
  };
  return issues;
}

/** Creates a key (`edited: null`), or changes one, which requires the password. */
export type KeyFormTask =
  | { readonly edited: null; readonly send: (settings: KeySettings) => Promise<CallResult<unknown>> }
  | {
      readonly edited: ApiKey;
      readonly send: (change: KeyChange, proof: PasswordProof) => Promise<CallResult<unknown>>;
      readonly onDone: () => void;
    };

/** The form state of a key's settings. */
export function useKeyForm(task: KeyFormTask, now: number) {
  const words = useText({ apiKeys }).apiKeys;
  const { edited } = task;
  const [scopes, setScopes] = useState<readonly string[]>(edited?.scopes ?? FIRST_CHOICE);
  const [end, setEnd] = useState<End>(edited ? (edited.expiresAt === undefined ? '' : 'kept') : '365');
  const { form, failure } = useAnsweredForm({
    names,
    shown: edited ? names : settingNames,
    ...(edited && { initial: typedOf(edited) }),
    check: (typed) => issuesOf(typed, scopes, edited, words),
    send: (typed) =>
      task.edited
        ? task.send(changeOf(typed, scopes, end, now), proofOf(typed))
        : task.send(settingsOf(typed, scopes, end, now)),
    onDone: () => task.edited && task.onDone(),
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
