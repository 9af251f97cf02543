import { demoSignedIn, fixtures, html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useClient } from '../binding/ClientProvider.tsx';
import { withPrompt } from '../testing/passkeyPrompt.fixture.ts';
import { paste } from '../testing/paste.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

const words = en.signIn;
const meta = preview.meta({
  title: 'Widgets/SignIn',
  component: SignIn,
  args: { onSuccess: fn(), onFailure: fn(), forgotHref: '/reset-password', registerHref: '/register' },
  ...withClient({ signedIn: false }),
  play: untilLoaded,
});

const signIn = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await paste(userEvent, canvas.getByLabelText(words.username), 'amaka');
  await paste(userEvent, canvas.getByLabelText(words.password), 'oja-demo-2026');
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
};

const answering = (reply: Reply<typeof demoSignedIn>) =>
  withClient({ signedIn: false, answers: { login: () => reply } });

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const WithoutLinks = meta.story({ render: () => <SignIn /> });

export const SignsIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signIn({ canvas, userEvent });
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledWith('Welcome back, Amaka'));
  },
});

export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByLabelText(words.username)).toHaveAccessibleDescription(words.usernameMissing);
    await expect(canvas.getByLabelText(words.password)).toHaveAccessibleDescription(words.passwordMissing);
    await expect(canvas.getByLabelText(words.username)).toHaveFocus();
  },
});
export const NothingEnteredDark = meta.story({ globals: { theme: 'dark' }, play: NothingEntered.play });

export const Busy = meta.story({
  ...answering(silent),
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true');
  },
});

const failing = (reply: Reply<never>, sentence: string) => ({
  ...answering(reply),
  play: async ({ canvas, userEvent, args }: StoryContext) => {
    await signIn({ canvas, userEvent });
    await waitFor(() => expect(args['onFailure']).toHaveBeenCalledWith(sentence));
    await expect(canvas.getByLabelText(words.username)).toHaveValue('amaka');
    await expect(canvas.getByLabelText(words.password)).toHaveValue('oja-demo-2026');
  },
});
const wrong = 'The username or the password is not right.';
export const WrongPassword = meta.story(failing(refuse(401, wrong), wrong));
export const FailedServer = meta.story(failing(html(500), en.problems.server));
export const FailedConnection = meta.story(failing(lost, en.problems.connection));
export const FailedOffline = meta.story({
  ...failing(lost, en.problems.network),
  ...withClient({ signedIn: false, offline: true }),
});
export const FailedUnreadable = meta.story({
  ...failing(lost, en.problems.unknown),
  ...withClient({
    signedIn: false,
    answers: { login: () => ok({ ...demoSignedIn, authorization: { token: '' } }) },
  }),
});

/** Signs in again after the last session has expired. */
function AfterTheEnd(props: SignInProps) {
  const { wallet } = useClient();
  const [isOver, setOver] = useState(false);
  useEffect(() => void wallet.load().then(() => setOver(true)), [wallet]);
  return isOver ? <SignIn {...props} /> : null;
}
export const SessionEnded = meta.story({
  render: (args) => <AfterTheEnd {...args} />,
  ...withClient({ answers: { balance: () => refuse(401, 'Unauthenticated.') } }),
  play: async ({ canvas }) => {
    const said = await canvas.findByText(en.dashboard.sessionEnded.expired);
    await expect(said.closest('[data-tone]')).toHaveAttribute('data-tone', 'info');
  },
});

const codes = en.signInCode;
const asking = (factorSignIn: Reply<typeof demoSignedIn>) =>
  withClient({
    signedIn: false,
    answers: {
      login: () =>
        refuse(403, 'Enter the code from your authenticator app.', {
          code: 'second_factor_required',
          data: { reference: 'sign-in-1' },
        }),
      factorSignIn: () => factorSignIn,
    },
  });
const askForCode = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await signIn({ canvas, userEvent });
  await expect(await canvas.findByLabelText(codes.appCode)).toBeVisible();
};
export const CodeAsked = meta.story({ ...asking(silent), play: askForCode });
export const CodeAskedDark = meta.story({
  ...asking(silent),
  globals: { theme: 'dark' },
  play: askForCode,
});
export const RecoveryCode = meta.story({
  ...asking(silent),
  play: async (play) => {
    await askForCode(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: codes.useRecovery }));
    await expect(play.canvas.getByLabelText(codes.recoveryCode)).toBeVisible();
  },
});
const wrongCode = 'This code is wrong, has expired, or was already used. Enter a new one.';
export const WrongCode = meta.story({
  ...asking(refuse(400, wrongCode, { code: 'wrong_code', errors: { code: [wrongCode] } })),
  play: async (play) => {
    await askForCode(play);
    await paste(play.userEvent, play.canvas.getByLabelText(codes.appCode), '123456');
    await play.userEvent.click(play.canvas.getByRole('button', { name: codes.submit }));
    await expect(await play.canvas.findByText(wrongCode)).toBeVisible();
  },
});

const withPasskey = (ways: readonly string[]) =>
  withClient({
    signedIn: false,
    answers: {
      login: () =>
        refuse(403, 'No.', { code: 'second_factor_required', data: { reference: 'sign-in-1', ways } }),
      beginPasskeySignIn: () => ok(fixtures.beginPasskeySignIn),
    },
  });
export const CodeOrPasskey = meta.story({
  ...withPasskey(['app', 'passkey']),
  play: async (play) => {
    await askForCode(play);
    await expect(play.canvas.getByRole('button', { name: en.passkeys.use })).toBeVisible();
  },
});
export const PasskeyAsked = meta.story({
  ...withPasskey(['passkey']),
  play: async (play) => {
    await signIn(play);
    await expect(await play.canvas.findByRole('button', { name: en.passkeys.use })).toBeVisible();
  },
});
export const PasskeyCancelled = meta.story({
  ...withPasskey(['passkey']),
  play: withPrompt('NotAllowedError', async (play: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await signIn(play);
    await play.userEvent.click(await play.canvas.findByRole('button', { name: en.passkeys.use }));
    await expect(await play.canvas.findByText(en.passkeys.cancelled)).toBeVisible();
  }),
});

export const FailureInTheForm = meta.story({
  render: () => <SignIn forgotHref="/reset-password" />,
  ...answering(refuse(401, wrong)),
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wrong);
  },
});
