import { fixtures, html, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SecondFactor } from './SecondFactor.tsx';

const words = en.secondFactor;
const status = (isOn: boolean, codesLeft = 0) => ok({ isOn, codesLeft });
const { secret } = fixtures.startSecondFactor;
const codes = fixtures.renewRecoveryCodes.codes ?? [];
const confirmPassword = () => ok({ confirmation: 'proof-1', expiresAt: '2026-11-21T09:50:00+01:00' });

function show(answers: Answers) {
  const { client, server } = createTestClient({ answers: { confirmPassword, ...answers } });
  render(<SecondFactor client={client} />);
  const sent = (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { sent };
}
const press = async (name: string) => {
  // An open dialog may repeat a button of the page: this takes the one in the dialog.
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};
const type = async (label: string, typed: string) =>
  paste(userEvent, await screen.findByLabelText(label), typed);

describeWidget('SecondFactor', {
  make: (client) => <SecondFactor client={client} />,
  setup: { answers: { secondFactor: () => status(true, 10) } },
});

describe('SecondFactor', () => {
  afterEach(cleanup);

  it('is turned on with the password and the app’s first code, shows the recovery codes and leaves no secret behind', async () => {
    const { sent } = show({
      secondFactor: () => status(false),
      startSecondFactor: () => ok(fixtures.startSecondFactor),
      confirmSecondFactor: () => ok({ codes }),
    });
    await press(words.turnOn);
    await type(words.password, 'oja-demo-2026');
    await press(words.goOn);
    expect(await screen.findByRole('img', { name: words.qr })).toBeVisible();
    expect(screen.getByText(secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
    await type(words.appCode, '123 456');
    await press(words.turnOn);
    const list = await screen.findByRole('list', { name: words.codes });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(sent('startSecondFactor')).toEqual([{ confirmation: 'proof-1' }]);
    expect(sent('confirmSecondFactor')).toEqual([{ code: '123456', endOthers: true }]);
    await press(words.kept);
    expect(await screen.findByText(words.isOn)).toBeVisible();
    expect(screen.getByText(words.codesLeft(10))).toBeVisible();
    for (const one of [secret, ...codes]) {
      expect(document.body.innerHTML).not.toContain(one);
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(one);
    }
  });

  it('keeps the other devices signed in if the agent chooses so', async () => {
    const { sent } = show({
      secondFactor: () => status(true, 10),
      removeSecondFactor: () => status(false),
    });
    await press(words.turnOff);
    await type(words.password, 'oja-demo-2026');
    await userEvent.click(screen.getByLabelText(words.keepOthers));
    await press(words.turnOff);
    expect(await screen.findByText(words.isOff)).toBeVisible();
    expect(screen.getByText(words.off)).toBeVisible();
    expect(sent('removeSecondFactor')).toEqual([{ confirmation: 'proof-1', endOthers: false }]);
  });

  it('shows an error for a malformed code and sends nothing', async () => {
    const { sent } = show({
      secondFactor: () => status(false),
      startSecondFactor: () => ok(fixtures.startSecondFactor),
    });
    await press(words.turnOn);
    await type(words.password, 'oja-demo-2026');
    await press(words.goOn);
    await type(words.appCode, '12345');
    await press(words.turnOn);
    expect(screen.getByLabelText(words.appCode)).toHaveAccessibleDescription(
      `${words.appCodeHint} ${words.appCodeWrong}`,
    );
    expect(sent('confirmSecondFactor')).toEqual([]);
  });

  it('asks for a code if the server does, and sends it with the typed password', async () => {
    const asked = 'Enter the code from your authenticator app.';
    const { sent } = show({
      secondFactor: () => status(true, 10),
      confirmPassword: ({ body }) =>
        body?.code
          ? confirmPassword()
          : refuse(403, asked, { code: 'second_factor_required', errors: { code: [asked] } }),
      renewRecoveryCodes: () => ok({ codes }),
    });
    await press(words.newCodes);
    expect(screen.queryByLabelText(en.factorCode.code)).toBeNull();
    await type(words.password, 'oja-demo-2026');
    await press(words.newCodes);
    const field = await screen.findByLabelText(en.factorCode.code);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(asked));
    await paste(userEvent, field, '123456');
    await press(words.newCodes);
    expect(await screen.findByRole('list', { name: words.codes })).toBeVisible();
    expect(sent('confirmPassword')).toEqual([
      { password: 'oja-demo-2026' },
      { password: 'oja-demo-2026', code: '123456' },
    ]);
  });

  it('asks before it closes recovery codes that were not saved', async () => {
    show({ secondFactor: () => status(true, 3), renewRecoveryCodes: () => ok({ codes }) });
    await press(words.newCodes);
    await type(words.password, 'oja-demo-2026');
    await press(words.newCodes);
    await screen.findByRole('list', { name: words.codes });
    await press(en.kit.close);
    expect(await screen.findByText(words.unkeptBody)).toBeVisible();
    await press(words.backToCodes);
    expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  });

  it('is hidden if the server has no second factor endpoint', async () => {
    const { sent } = show({ secondFactor: () => html(404) });
    await waitFor(() => expect(sent('secondFactor')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.title })).toBeNull());
  });
});
