import { fixtures, html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type PromptPlay, withPrompt } from '../testing/passkeyPrompt.fixture.ts';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { SecondFactor } from './SecondFactor.tsx';

const words = en.secondFactor;
const status = (isOn: boolean, codesLeft = 0) => ok({ isOn, codesLeft });
const confirmed = {
  confirmPassword: () => ok({ confirmation: 'c', expiresAt: '2026-11-21T09:50:00+01:00' }),
};
const answering = (factor: Reply<unknown>, more: Answers = {}) =>
  withClient({
    answers: {
      secondFactor: () => factor as ReturnType<typeof status>,
      passkeys: () => ok({ passkeys: [] }),
      ...confirmed,
      ...more,
    },
  });

const meta = preview.meta({
  title: 'Widgets/SecondFactor',
  component: SecondFactor,
  ...answering(status(true, 10)),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Off = meta.story(answering(status(false)));
export const FewCodes = meta.story(answering(status(true, 1)));
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Loading = meta.story({
  ...answering(silent),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story(answering(html(500)));
export const Offline = meta.story(withClient({ offline: true }));

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const apart = { docs: { story: { inline: false, height: '760px' } } };
const begin = async ({ canvas, userEvent }: Play, button: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};
const enterPassword = async ({ canvas, userEvent }: Play, button: string) => {
  await paste(userEvent, canvas.getByLabelText(words.password), 'oja-demo-2026');
  const buttons = canvas.getAllByRole('button', { name: button });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};
const scanning = {
  ...answering(status(false), { startSecondFactor: () => ok(fixtures.startSecondFactor) }),
  parameters: apart,
};
const scan = async (play: Play) => {
  await begin(play, words.turnOn);
  await enterPassword(play, words.goOn);
  await expect(await play.canvas.findByRole('img', { name: words.qr })).toBeVisible();
};

export const NothingEntered = meta.story({
  ...scanning,
  play: async (play) => {
    await begin(play, words.turnOn);
    await play.userEvent.click(play.canvas.getByRole('button', { name: words.goOn }));
    await expect(play.canvas.getByLabelText(words.password)).toHaveAccessibleDescription(
      words.passwordMissing,
    );
  },
});
export const Scan = meta.story({ ...scanning, play: scan });
export const ScanDark = meta.story({ ...scanning, globals: { theme: 'dark' }, play: scan });

const wrong = 'This code is wrong, has expired, or was already used. Enter a new one.';
export const WrongCode = meta.story({
  ...answering(status(false), {
    startSecondFactor: () => ok(fixtures.startSecondFactor),
    confirmSecondFactor: () => refuse(400, wrong, { code: 'wrong_code', errors: { code: [wrong] } }),
  }),
  parameters: apart,
  play: async (play) => {
    await scan(play);
    await paste(play.userEvent, play.canvas.getByLabelText(words.appCode), '123456');
    const buttons = play.canvas.getAllByRole('button', { name: words.turnOn });
    await play.userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(await play.canvas.findByText(wrong)).toBeVisible();
  },
});

const showCodes = async (play: Play) => {
  await begin(play, words.newCodes);
  await enterPassword(play, words.newCodes);
  // The codes open in another dialog, which fades in over 120 ms.
  await waitFor(() => expect(play.canvas.getByRole('list', { name: words.codes })).toBeVisible());
};
const coding = {
  ...answering(status(true, 3), { renewRecoveryCodes: () => ok(fixtures.renewRecoveryCodes) }),
  parameters: apart,
};
export const Codes = meta.story({ ...coding, play: showCodes });
export const CodesDark = meta.story({ ...coding, globals: { theme: 'dark' }, play: showCodes });
export const Leaving = meta.story({
  ...coding,
  play: async (play) => {
    await showCodes(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: en.kit.close }));
    await waitFor(() => expect(play.canvas.getByText(words.unkeptBody)).toBeVisible());
  },
});

const askedFor = 'Enter the code from your authenticator app.';
export const CodeAsked = meta.story({
  ...answering(status(true, 10), {
    confirmPassword: () =>
      refuse(403, askedFor, { code: 'second_factor_required', errors: { code: [askedFor] } }),
  }),
  parameters: apart,
  play: async (play) => {
    await begin(play, words.turnOff);
    await enterPassword(play, words.turnOff);
    await expect(await play.canvas.findByLabelText(en.factorCode.code)).toHaveFocus();
  },
});

export const NotReached = meta.story({
  ...answering(status(true, 10), { confirmPassword: () => lost }),
  parameters: apart,
  play: async (play) => {
    await begin(play, words.turnOff);
    await enterPassword(play, words.turnOff);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(en.problems.connection);
  },
});

const keys = en.passkeys;
const withPasskeys: Answers = {
  passkeys: () => ok(fixtures.passkeys),
  beginPasskey: () => ok(fixtures.beginPasskey),
};
const holding = (more: Answers = {}) => answering(status(false, 10), { ...withPasskeys, ...more });
export const Passkeys = meta.story(holding());
export const PasskeysDark = meta.story({ ...holding(), globals: { theme: 'dark' } });
export const PasskeysFailed = meta.story(holding({ passkeys: () => html(500) }));
export const PasskeysLacking = meta.story(holding({ passkeys: () => html(404) }));

const namePasskey = async (play: Play) => {
  await begin(play, keys.add);
  await enterPassword(play, words.goOn);
  await expect(await play.canvas.findByRole('textbox', { name: keys.name })).toBeVisible();
};
export const PasskeyName = meta.story({ ...holding(), parameters: apart, play: namePasskey });

const makePasskey = async (play: Play) => {
  await namePasskey(play);
  await paste(play.userEvent, play.canvas.getByRole('textbox', { name: keys.name }), 'My phone');
  await play.userEvent.click(play.canvas.getByRole('button', { name: keys.make }));
};
const refused = (play: PromptPlay, sentence: string) => ({
  ...holding(),
  parameters: apart,
  play: withPrompt(play, async (story: Play) => {
    await makePasskey(story);
    await expect(await story.canvas.findByText(sentence)).toBeVisible();
  }),
});
export const PasskeyCancelled = meta.story(refused('NotAllowedError', keys.cancelled));
export const PasskeyKnown = meta.story(refused('InvalidStateError', keys.known));
export const PasskeyUnsupported = meta.story(refused('SecurityError', keys.unsupported));
export const PasskeyAdded = meta.story({
  ...holding({ addPasskey: () => ok({ passkeys: fixtures.passkeys.passkeys, codes: [] }) }),
  parameters: apart,
  play: withPrompt('confirms', async (play: Play) => {
    await makePasskey(play);
    await expect(await play.canvas.findByText(keys.isAdded('My phone'))).toBeVisible();
  }),
});
export const PasskeyAsProof = meta.story({
  ...holding({
    confirmPassword: () =>
      refuse(403, askedFor, { code: 'second_factor_required', errors: { code: [askedFor] } }),
  }),
  parameters: apart,
  play: async (play) => {
    await begin(play, keys.removeOne('My phone'));
    await enterPassword(play, keys.remove);
    await expect(await play.canvas.findByRole('button', { name: keys.use })).toBeVisible();
    await waitFor(() => expect(play.canvas.getByLabelText(en.factorCode.code)).toHaveFocus());
  },
});
