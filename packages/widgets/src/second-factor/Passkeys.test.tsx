import { fixtures, html, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FACTOR_ASKED } from '../testing/factorAnswers.fixture.ts';
import { type PromptPlay, playPrompt } from '../testing/passkeyPrompt.fixture.ts';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SecondFactor } from './SecondFactor.tsx';

const words = en.passkeys;
const steps = en.secondFactor;
const passkeys = fixtures.passkeys.passkeys ?? [];
const codes = fixtures.renewRecoveryCodes.codes ?? [];

let prompt: ReturnType<typeof playPrompt> | undefined;
function show(answers: Answers = {}, play: PromptPlay = 'confirms') {
  prompt = playPrompt(play);
  const { client, server } = createTestClient({
    answers: {
      secondFactor: () => ok({ isOn: false, codesLeft: 10 }),
      passkeys: () => ok({ passkeys }),
      confirmPassword: () => ok(fixtures.confirmPassword),
      beginPasskey: () => ok(fixtures.beginPasskey),
      ...answers,
    },
  });
  render(<SecondFactor client={client} />);
  const sent = (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { sent, asked: prompt.asked };
}
const press = async (name: string) => {
  // An open dialog may repeat a button of the page: this takes the one in the dialog.
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};
const type = async (label: string, typed: string) =>
  paste(userEvent, await screen.findByRole('textbox', { name: label }), typed);
const enterPassword = async () =>
  paste(userEvent, await screen.findByLabelText(steps.password), 'oja-demo-2026');

/** Goes through the password to the name of a new passkey, and submits the name. */
async function name(typed = 'My phone') {
  await press(words.add);
  await enterPassword();
  await press(steps.goOn);
  if (typed) await type(words.name, typed);
  else await screen.findByRole('textbox', { name: words.name });
  await press(words.make);
}

describe('passkeys', () => {
  afterEach(() => {
    cleanup();
    prompt?.end();
  });

  it('are listed by name, with the date of their last use', async () => {
    show();
    const list = within(await screen.findByRole('region', { name: words.title }));
    const rows = await list.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchTextContent('My phone');
    expect(rows[0]?.textContent).toContain('Last used');
    expect(rows[1]?.textContent).toContain(words.unused);
    expect(screen.getByText(steps.passkeyOn)).toBeVisible();
  });

  it('are added with the password, a name and the browser’s prompt, and the first shows recovery codes', async () => {
    const { sent, asked } = show({
      passkeys: () => ok({ passkeys: [] }),
      addPasskey: () => ok({ passkeys: passkeys.slice(0, 1), codes }),
    });
    expect(await screen.findByText(words.none)).toBeVisible();
    await name(' My phone ');
    const shown = await screen.findByRole('list', { name: steps.codes });
    expect(within(shown).getAllByRole('listitem')).toHaveLength(codes.length);
    expect(asked[0]).toMatchObject({
      publicKey: { rp: fixtures.beginPasskey.rp, authenticatorSelection: { userVerification: 'required' } },
    });
    expect(sent('addPasskey')).toEqual([
      {
        name: 'My phone',
        endOthers: true,
        credential: {
          id: 'AQID',
          rawId: 'AQID',
          type: 'public-key',
          response: { clientDataJSON: 'AQID', attestationObject: 'AQID', transports: ['internal'] },
        },
      },
    ]);
    await press(steps.kept);
    expect(await screen.findByText(words.isAdded('My phone'))).toBeVisible();
  });

  it('show no recovery codes if the server sends none', async () => {
    show({ addPasskey: () => ok({ passkeys, codes: [] }) });
    await name();
    expect(await screen.findByText(words.isAdded('My phone'))).toBeVisible();
    expect(screen.queryByRole('list', { name: steps.codes })).toBeNull();
  });

  it.each<[PromptPlay, string]>([
    ['NotAllowedError', words.cancelled],
    ['InvalidStateError', words.known],
    ['ConstraintError', words.unlocked],
    ['SecurityError', words.unsupported],
  ])('show advice and send nothing if the browser’s prompt fails with %s', async (play, sentence) => {
    const { sent } = show({}, play);
    await name();
    expect(await screen.findByRole('alert')).toMatchTextContent(sentence);
    expect(sent('addPasskey')).toEqual([]);
  });

  it('require a name', async () => {
    const { asked } = show();
    await name('');
    expect(screen.getByRole('textbox', { name: words.name })).toHaveAccessibleDescription(
      `${words.nameHint} ${words.nameMissing}`,
    );
    expect(asked).toEqual([]);
  });

  it('are removed with the password and a passkey instead of a code', async () => {
    const { sent } = show({
      confirmPassword: ({ body }) =>
        body?.code
          ? ok(fixtures.confirmPassword)
          : refuse(403, FACTOR_ASKED, { code: 'second_factor_required', errors: { code: [FACTOR_ASKED] } }),
      beginPasskeyProof: () => ok(fixtures.beginPasskeyProof),
      provePasskey: () => ok(fixtures.provePasskey),
      removePasskey: () => ok({ passkeys: passkeys.slice(1) }),
    });
    await press(words.removeOne('My phone'));
    await enterPassword();
    await press(words.remove);
    await press(words.use);
    expect(await screen.findByText(words.isRemoved('My phone'))).toBeVisible();
    expect(sent('confirmPassword')).toEqual([
      { password: 'oja-demo-2026' },
      { password: 'oja-demo-2026', code: fixtures.provePasskey.code },
    ]);
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
  });

  it('allow the authenticator app to be turned on too, and keep the recovery codes', async () => {
    show({
      startSecondFactor: () => ok(fixtures.startSecondFactor),
      confirmSecondFactor: () => ok({ codes: [] }),
    });
    await press(steps.turnOnApp);
    await enterPassword();
    await press(steps.goOn);
    await paste(userEvent, await screen.findByLabelText(steps.appCode), '123456');
    await press(steps.turnOn);
    expect(await screen.findByText(steps.codesStay)).toBeVisible();
    expect(screen.getByText(steps.codesLeft(10))).toBeVisible();
  });

  it('are hidden if the server has no passkeys endpoint', async () => {
    const { sent } = show({ passkeys: () => html(404) });
    await waitFor(() => expect(sent('passkeys')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.title })).toBeNull());
    expect(screen.getByText(steps.off)).toBeVisible();
  });
});
