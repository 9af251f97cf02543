import { demoTransaction, ok, refuse, silent } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { openData, story } from './dataPurchase.helper.tsx';
import { goToReview } from './purchase.helper.ts';

const words = en.transactionPin;
const pinOf = (change: object = {}) => ok({ isSet: true, isLocked: false, askFrom: '0.00', ...change });
const refusal = (code: string, reference: string, data?: object) =>
  refuse(403, 'Not with this PIN.', { code, data, purchase: { reference, charged: false } });

/** Accepts the PIN 4071 and counts wrong ones. */
function guarded(change: Answers = {}): Answers {
  let left = 5;
  return {
    pin: () => pinOf(),
    purchase: ({ body }) => {
      if (body.pin === '4071') return ok(demoTransaction({ reference: body.reference }), { status: 201 });
      if (body.pin === undefined) return refusal('pin_required', body.reference);
      left -= 1;
      return left > 0
        ? refusal('wrong_pin', body.reference, { triesLeft: left })
        : refusal('pin_locked', body.reference);
    },
    ...change,
  };
}
const field = () => screen.findByLabelText<HTMLInputElement>(words.pin);
const press = () => userEvent.click(screen.getByRole('button', { name: /^Buy/ }));

afterEach(cleanup);

describe('a purchase that needs a PIN', () => {
  it('asks on the review, hides the typed PIN and buys with the right one', async () => {
    const { purchases } = openData({ answers: guarded() });
    await goToReview(story);
    expect(await field()).toHaveAttribute('type', 'password');
    await press();
    expect(await field()).toHaveAccessibleDescription(words.missing);
    expect(purchases()).toHaveLength(0);
    await userEvent.type(await field(), '4071{Enter}');
    expect(await screen.findByRole('heading', { name: en.purchase.deliveredTitle })).toBeVisible();
    expect(purchases().map(({ body }) => body?.pin)).toEqual(['4071']);
    expect(document.body.innerHTML).not.toContain('4071');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4071');
  });

  it('stays on the review after a wrong PIN, shows the tries left and uses a new reference', async () => {
    const { purchases } = openData({ answers: guarded() });
    await goToReview(story);
    await userEvent.type(await field(), '9162{Enter}');
    expect(await screen.findByText(words.wrong(4))).toBeVisible();
    expect(screen.getByText(words.notCharged)).toBeVisible();
    expect(await field()).toHaveValue('');
    await userEvent.type(await field(), '4071{Enter}');
    expect(await screen.findByRole('heading', { name: en.purchase.deliveredTitle })).toBeVisible();
    const references = purchases().map(({ body }) => body?.reference);
    expect(new Set(references).size).toBe(2);
  });

  it('says that the PIN is locked and what to do, and offers no Buy button', async () => {
    openData({ answers: guarded({ pin: () => pinOf({ isLocked: true }) }) });
    await goToReview(story);
    expect(await screen.findByText(words.lockedTitle)).toBeVisible();
    expect(screen.getByText(words.lockedSale)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('asks for the PIN after the server requires it, if the PIN settings did not load', async () => {
    const { purchases } = openData({ answers: guarded({ pin: () => silent }) });
    await goToReview(story);
    await press();
    await userEvent.type(await field(), '4071{Enter}');
    expect(await screen.findByRole('heading', { name: en.purchase.deliveredTitle })).toBeVisible();
    expect(purchases().map(({ body }) => body?.pin)).toEqual([undefined, '4071']);
  });
});

it('asks for no PIN below the agent’s limit', async () => {
  const { purchases } = openData({
    answers: {
      pin: () => pinOf({ askFrom: '456.01' }),
      purchase: ({ body }) => ok(demoTransaction({ reference: body.reference }), { status: 201 }),
    },
  });
  await goToReview(story);
  await press();
  expect(await screen.findByRole('heading', { name: en.purchase.deliveredTitle })).toBeVisible();
  expect(screen.queryByLabelText(words.pin)).toBeNull();
  expect(purchases()).toHaveLength(1);
});
