import type { PurchaseForm, PurchaseFormState } from '@oja/core';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_PAUSE_MS, useRecipientCheck } from './RecipientCheck.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The state of a form with a complete number. Each key press creates a new one. */
const whole = () => ({ checking: { step: 'not-asked' }, view: { entered: {} } }) as PurchaseFormState;

it('verifies once, after a pause in typing', () => {
  const verify = vi.fn();
  let state = whole();
  const form = { state: { peek: () => state }, verify } as unknown as PurchaseForm;
  const { rerender } = renderHook(() => useRecipientCheck(form, state));
  vi.advanceTimersByTime(CHECK_PAUSE_MS - 1);
  state = whole();
  rerender();
  vi.advanceTimersByTime(CHECK_PAUSE_MS - 1);
  expect(verify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(verify).toHaveBeenCalledOnce();
});
