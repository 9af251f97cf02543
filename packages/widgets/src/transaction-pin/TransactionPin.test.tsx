import { html, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { confirmWithFactor } from '../testing/factorAnswers.fixture.ts';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { TransactionPin } from './TransactionPin.tsx';

const words = en.transactionPin;
const status = (change: object = {}) => ok({ isSet: true, isLocked: false, askFrom: '0.00', ...change });
const confirmPassword = () => ok({ confirmation: 'proof-1', expiresAt: '2026-11-21T09:50:00+01:00' });

function show(answers: Answers) {
  const { client, server } = createTestClient({ answers: { confirmPassword, ...answers } });
  render(<TransactionPin client={client} />);
  const sent = (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) =>
  paste(userEvent, await screen.findByLabelText(label), text);

describeWidget('TransactionPin', {
  make: (client) => <TransactionPin client={client} />,
  setup: { answers: { pin: () => status() } },
});

describe('TransactionPin', () => {
  afterEach(cleanup);

  it('sets a PIN and its minimum amount with the password, and leaves no PIN behind', async () => {
    const { sent } = show({
      pin: () => status({ isSet: false }),
      setPin: () => status({ askFrom: '1000.00' }),
    });
    await press(words.set);
    await fill(words.newPin, '4071');
    await fill(words.again, '4071');
    await fill(words.askFrom, '1000');
    await fill(words.password, 'oja-demo-2026');
    await press(words.save);
    expect(await screen.findByText(words.askedFrom('₦1,000'))).toBeVisible();
    expect(sent('confirmPassword')).toEqual([{ password: 'oja-demo-2026' }]);
    expect(sent('setPin')).toEqual([{ confirmation: 'proof-1', pin: '4071', askFrom: '1000.00' }]);
    expect(document.body.innerHTML).not.toContain('4071');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4071');
  });

  it.each([
    ['12', '12', words.issues.length],
    ['1111', '1111', words.issues.easy],
    ['4071', '4072', words.mismatch],
  ])('shows an error for the PIN %s repeated as %s, and sends nothing', async (pin, again, sentence) => {
    const { sent } = show({ pin: () => status({ isSet: false }) });
    await press(words.set);
    await fill(words.newPin, pin);
    await fill(words.again, again);
    await fill(words.password, 'oja-demo-2026');
    await press(words.save);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent('confirmPassword')).toEqual([]);
  });

  it('is removed with the password', async () => {
    const { sent } = show({ pin: () => status(), removePin: () => status({ isSet: false }) });
    await press(words.remove);
    await fill(words.password, 'oja-demo-2026');
    // The page has a button with the same name; this takes the one in the dialog.
    const buttons = screen.getAllByRole('button', { name: words.remove });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    expect(await screen.findByText(words.none)).toBeVisible();
    expect(sent('removePin')).toEqual([{ confirmation: 'proof-1' }]);
  });

  it('is removed with the password and the code of the second factor', async () => {
    const { sent } = show({
      pin: () => status(),
      confirmPassword: confirmWithFactor,
      removePin: () => status({ isSet: false }),
    });
    await press(words.remove);
    await fill(words.password, 'oja-demo-2026');
    await userEvent.keyboard('{Enter}');
    await fill(en.factorCode.code, '123456');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(words.none)).toBeVisible();
    expect(sent('confirmPassword')).toEqual([
      { password: 'oja-demo-2026' },
      { password: 'oja-demo-2026', code: '123456' },
    ]);
  });

  it('is unlocked with the password and a mailed code, which can be corrected', async () => {
    const { sent } = show({
      pin: () => status({ isLocked: true }),
      sendPinCode: () => ok({ reference: 'code-1' }),
      resetPin: ({ body }) =>
        body?.otp === '123456'
          ? status()
          : refuse(400, 'No.', { errors: { otp: ['This code is wrong or has expired.'] } }),
    });
    expect(await screen.findByText(words.lockedTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
    await press(words.unlock);
    await fill(words.password, 'oja-demo-2026');
    await press(words.sendCode);
    await fill(words.code, '654321');
    await fill(words.newPin, '8093');
    await fill(words.again, '8093');
    await press(words.save);
    expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(words.code));
    await fill(words.code, '123456');
    await press(words.save);
    expect(await screen.findByText(words.asked)).toBeVisible();
    expect(sent('resetPin').at(-1)).toEqual({ reference: 'code-1', otp: '123456', pin: '8093' });
  });

  it('is hidden if the server has no PIN endpoint', async () => {
    const { sent } = show({ pin: () => html(404) });
    await waitFor(() => expect(sent('pin')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.title })).toBeNull());
  });
});
