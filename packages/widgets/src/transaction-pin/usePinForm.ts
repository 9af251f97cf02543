import {
  type CallResult,
  checkAmount,
  checkOtp,
  checkPin,
  type PinStatus,
  type PinStore,
  readCode,
  toNaira,
  toTypedAmount,
} from '@oja/core';
import { proofOf } from '../binding/FactorField.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { type AnsweredForm, useAnsweredForm } from '../binding/useAnsweredForm.ts';
import type { FormErrors } from '../binding/useForm.ts';
import { transactionPin } from '../text/en/transactionPin.ts';

/** Tasks of the PIN. `code` follows `sendCode`. */
export type PinTask = 'set' | 'limit' | 'remove' | 'sendCode' | 'code';
const names = ['otp', 'pin', 'again', 'askFrom', 'password', 'code'] as const;
export type PinField = (typeof names)[number];

/** The fields of each task, in visual order. */
export const fieldsOf: Readonly<Record<PinTask, readonly PinField[]>> = {
  set: ['pin', 'again', 'askFrom', 'password', 'code'],
  limit: ['askFrom', 'password', 'code'],
  remove: ['password', 'code'],
  sendCode: ['password', 'code'],
  code: ['otp', 'pin', 'again'],
};

type Typed = Readonly<Record<PinField, string>>;
type Words = typeof transactionPin;

/** The amount in the server's format; `null` if invalid. Empty and 0 mean that every purchase asks for the PIN. */
function askFromOf(typed: string): string | null {
  const check = checkAmount(typed);
  if (check.ok) return toNaira(check.amount);
  return check.issue.kind === 'not-an-amount' ? null : '0.00';
}

function issuesOf(task: PinTask, typed: Typed, words: Words): FormErrors<PinField> {
  const asked = fieldsOf[task];
  const pinIssue = asked.includes('pin') ? checkPin(typed.pin) : null;
  return {
    ...(asked.includes('otp') && !checkOtp(typed.otp).ok && { otp: words.codeWrong }),
    ...(pinIssue && { pin: words.issues[pinIssue] }),
    ...(asked.includes('again') && typed.again !== typed.pin && { again: words.mismatch }),
    ...(asked.includes('askFrom') && askFromOf(typed.askFrom) === null && { askFrom: words.amountWrong }),
    ...(asked.includes('password') && !typed.password && { password: words.passwordMissing }),
  };
}

/** Sends a task. `reference` identifies the mailed code. */
function send(store: PinStore, task: PinTask, typed: Typed, reference: string): Promise<CallResult<unknown>> {
  const askFrom = askFromOf(typed.askFrom) ?? '0.00';
  switch (task) {
    case 'set':
      return store.set(proofOf(typed), { pin: typed.pin, askFrom });
    case 'limit':
      return store.set(proofOf(typed), { askFrom });
    case 'remove':
      return store.remove(proofOf(typed));
    case 'sendCode':
      return store.sendCode(proofOf(typed));
    case 'code':
      return store.setWithCode({ reference, otp: readCode(typed.otp), pin: typed.pin });
  }
}

interface PinFormOptions {
  readonly store: PinStore;
  readonly pin: PinStatus;
  readonly task: PinTask;
  readonly reference: string;
  /** Called with the server's response. */
  readonly onDone: (data: unknown, message: string | null) => void;
}

/** The form of one task of the PIN. Nothing typed is kept afterwards. */
export function usePinForm({ store, pin, task, reference, onDone }: PinFormOptions): AnsweredForm<PinField> {
  const words = useText({ transactionPin }).transactionPin;
  return useAnsweredForm({
    // Fields that the task does not show stay empty.
    names,
    shown: fieldsOf[task],
    initial: { askFrom: pin.askFrom > 0 ? toTypedAmount(pin.askFrom) : '' },
    check: (typed) => issuesOf(task, typed, words),
    send: (typed) => send(store, task, typed, reference),
    onDone,
  });
}
