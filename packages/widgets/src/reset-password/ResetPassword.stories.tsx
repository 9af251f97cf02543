import { html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { ResetPassword } from './ResetPassword.tsx';

const words = en.resetPassword;
const wrong = 'This code is wrong or has expired. Request a new one if you are not sure.';
const answering = (answers: Answers = {}) =>
  withClient({
    signedIn: false,
    answers: {
      resetPassword: () => ok({ reference: 'reset-1' }),
      otpResetPassword: ({ body }) =>
        body.otp === '123456'
          ? ok({ resetToken: 'proof-1' })
          : refuse(400, wrong, { errors: { otp: [wrong] } }),
      confirmResetPassword: () => ok(null, { message: 'Your new password is set. Sign in with it.' }),
      ...answers,
    },
  });

const meta = preview.meta({
  title: 'Widgets/ResetPassword',
  component: ResetPassword,
  args: { signInHref: '/login', onDone: fn() },
  ...answering(),
  play: untilLoaded,
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const send = async ({ canvas, userEvent }: Play, address = 'amaka@example.ng') => {
  await paste(userEvent, canvas.getByLabelText(words.email), address);
  await userEvent.click(canvas.getByRole('button', { name: words.send }));
};
const enterCode = async ({ canvas, userEvent }: Play, code = '123456') => {
  await paste(userEvent, await canvas.findByLabelText(words.otp), code);
  await userEvent.click(canvas.getByRole('button', { name: words.confirm }));
};
const choose = async ({ canvas, userEvent }: Play, password = 'harmattan-rain') => {
  await paste(userEvent, await canvas.findByLabelText(words.password), password);
  await userEvent.click(canvas.getByRole('button', { name: words.save }));
};

export const Email = meta.story();
export const EmailDark = meta.story({ globals: { theme: 'dark' } });
export const EmailWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, 'amaka@gmail');
    await expect(canvas.getByLabelText(words.email)).toHaveAccessibleDescription(
      en.emailIssues['not-an-address'],
    );
  },
});
export const Sending = meta.story({
  ...answering({ resetPassword: () => silent }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: words.send })).toHaveAttribute('aria-busy', 'true');
  },
});
export const LoadedAgain = meta.story({ args: { step: 'otp' } });

export const Code = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText(words.otp)).toHaveFocus());
  },
});
export const CodeForALongAddress = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await send(
      { canvas, userEvent },
      `${'amaka-ventures-'.repeat(6)}@a-shop-with-a-very-long-name.example.ng`,
    );
    await expect(await canvas.findByLabelText(words.otp)).toBeInTheDocument();
  },
});
export const CodeWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await enterCode({ canvas, userEvent }, '654321');
    await waitFor(() =>
      expect(canvas.getByLabelText(words.otp)).toHaveAccessibleDescription(`${words.otpHint} ${wrong}`),
    );
  },
});

export const NewPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await enterCode({ canvas, userEvent });
    await paste(userEvent, await canvas.findByLabelText(words.password), 'harmattan');
  },
});
export const Done = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await send({ canvas, userEvent });
    await enterCode({ canvas, userEvent });
    await choose({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.doneTitle })).toHaveFocus());
    await expect(args.onDone).toHaveBeenCalledWith('Your new password is set. Sign in with it.');
  },
});

const over = 'This reset is no longer valid. Start again with “Forgot password”.';
export const TooLate = meta.story({
  ...answering({ confirmResetPassword: () => refuse(400, over, { code: 'reset_over' }) }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await enterCode({ canvas, userEvent });
    await choose({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(over);
  },
});

const failing = (reply: Reply<never>, sentence: string) => ({
  ...answering({ resetPassword: () => reply }),
  play: async ({ canvas, userEvent }: Play) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  },
});
export const FailedServer = meta.story(failing(html(500), en.problems.server));
export const FailedConnection = meta.story(failing(lost, en.problems.connection));
