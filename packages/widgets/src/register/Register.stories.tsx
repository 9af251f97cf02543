import { demoSignedIn, html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Register } from './Register.tsx';

const words = en.register;
const answering = (reply: Reply<typeof demoSignedIn>) =>
  withClient({ signedIn: false, answers: { register: () => reply } });

const meta = preview.meta({
  title: 'Widgets/Register',
  component: Register,
  args: { onRegistered: fn(), signInHref: '/login' },
  ...answering(ok(demoSignedIn, { message: 'Welcome, Amaka.' })),
  play: untilLoaded,
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const fill = async ({ canvas, userEvent }: Play, phone = '0803 123 4567') => {
  await paste(userEvent, canvas.getByLabelText(words.firstName), 'Amaka');
  await paste(userEvent, canvas.getByLabelText(words.lastName), 'Okafor');
  await paste(userEvent, canvas.getByLabelText(words.phone), phone);
  await paste(userEvent, canvas.getByLabelText(words.email), 'amaka@example.ng');
  await paste(userEvent, canvas.getByLabelText(words.username), 'amaka');
  await paste(userEvent, canvas.getByLabelText(words.password), 'harmattan-rain');
};
const press = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const WithReferralCode = meta.story({ args: { referralCode: 'AMAKA24' } });

export const Registers = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await press({ canvas, userEvent });
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledWith('Welcome, Amaka.'));
  },
});

export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(canvas.getByLabelText(words.phone)).toHaveAccessibleDescription('Enter your phone number.');
    await expect(canvas.getByLabelText(words.firstName)).toHaveFocus();
  },
});
export const NothingEnteredDark = meta.story({ globals: { theme: 'dark' }, play: NothingEntered.play });

export const PhoneTooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '0803 123 45');
    await press({ canvas, userEvent });
    await expect(canvas.getByLabelText(words.phone)).toHaveAccessibleDescription('2 digits are missing.');
  },
});

export const Busy = meta.story({
  ...answering(silent),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await press({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true');
  },
});

const failing = (reply: Reply<never>, sentence: string) => ({
  ...answering(reply),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await fill({ canvas, userEvent });
    await press({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText(words.password)).toHaveValue('harmattan-rain');
  },
});
const taken = 'This username is taken. Choose another one.';
export const Taken = meta.story({
  ...answering(refuse(409, taken, { errors: { username: [taken] } })),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await press({ canvas, userEvent });
    const username = canvas.getByLabelText(words.username);
    await waitFor(() => expect(username).toHaveAccessibleDescription(`${words.usernameHint} ${taken}`));
    await expect(username).toHaveFocus();
  },
});
/** The email address or the phone number belongs to an account. The refusal does not say which. */
const inUse =
  'No account was opened with these details. If you have registered before, sign in or reset your password. If you have not, check your email address and phone number.';
export const DetailsInUse = meta.story(failing(refuse(409, inUse), inUse));
export const DetailsInUseDark = meta.story({
  ...failing(refuse(409, inUse), inUse),
  globals: { theme: 'dark' },
});
export const FailedServer = meta.story(failing(html(500), en.problems.server));
export const FailedOffline = meta.story({
  ...failing(lost, en.problems.network),
  ...withClient({ signedIn: false, offline: true }),
});
