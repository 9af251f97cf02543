import { demoApiKeys, html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { KeysOffer } from './KeysOffer.tsx';

const words = en.changePassword;
const answering = (reply: Reply<unknown>) => withClient({ answers: { changePassword: () => reply } });

const meta = preview.meta({
  title: 'Widgets/ChangePassword',
  component: ChangePassword,
  ...answering(ok(null, { message: 'Your password was changed. Other devices have to sign in again.' })),
  play: untilLoaded,
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const change = async ({ canvas, userEvent }: Play, again = 'harmattan-rain') => {
  await paste(userEvent, canvas.getByLabelText(words.oldPassword), 'oja-demo-2026');
  await paste(userEvent, canvas.getByLabelText(words.newPassword), 'harmattan-rain');
  await paste(userEvent, canvas.getByLabelText(words.confirmNewPassword), again);
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
};

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByLabelText(words.oldPassword)).toHaveAccessibleDescription(
      en.passwordChange.required.oldPassword,
    );
  },
});

export const Mismatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'harmattan-sun');
    await expect(await canvas.findByRole('status')).toHaveTextContent(en.passwordChange.mismatch);
  },
});

export const Busy = meta.story({
  ...answering(silent),
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^Your password was changed/);
    await expect(canvas.getByLabelText(words.newPassword)).toHaveValue('');
  },
});

const wrong = 'The old password is not right.';
export const WrongOldPassword = meta.story({
  ...answering(refuse(400, wrong, { errors: { oldPassword: [wrong] } })),
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    const old = canvas.getByLabelText(words.oldPassword);
    await waitFor(() => expect(old).toHaveAccessibleDescription(wrong));
  },
});

export const FailedServer = meta.story({
  ...answering(html(500)),
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.problems.server);
  },
});

const close = fn();
// A dialog covers the whole page, so the docs render this story in an iframe.
const apart = { docs: { story: { inline: false, height: '480px' } } };
export const InADialog = meta.story({
  parameters: apart,
  render: () => <ChangePasswordDialog onClose={close} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: words.title })).toBeVisible());
  },
});
export const InADialogClosesWhenChanged = meta.story({
  parameters: apart,
  render: () => <ChangePasswordDialog onClose={close} onSuccess={fn()} />,
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    close.mockClear();
    await change({ canvas, userEvent });
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
});

export const ChangedWithKeys = meta.story({
  ...withClient({
    answers: {
      changePassword: () => ok(null, { message: 'Your password was changed.' }),
      apiKeys: () => ok(demoApiKeys),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(await canvas.findByText(words.keysTitle(2))).toBeVisible();
  },
});

const withKeys = (revokeApiKey: Reply<null> = ok(null)) => ({
  ...withClient({
    answers: { apiKeys: () => ok(demoApiKeys), revokeApiKey: () => revokeApiKey },
  }),
  render: () => <KeysOffer onDone={fn()} />,
});
const offered = async ({ canvas }: Play) => {
  await expect(await canvas.findByText(words.keysTitle(2))).toBeVisible();
};
const revoke = async (story: Play) => {
  await offered(story);
  await story.userEvent.click(story.canvas.getByRole('button', { name: words.keysRevoke(2) }));
};

export const KeysOffered = meta.story({ ...withKeys(), play: offered });
export const KeysOfferedDark = meta.story({ ...withKeys(), globals: { theme: 'dark' }, play: offered });

export const KeysRevoking = meta.story({
  ...withKeys(silent),
  play: async (story) => {
    await revoke(story);
    const button = story.canvas.getByRole('button', { name: words.keysRevoke(2) });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const KeysRevoked = meta.story({
  ...withKeys(),
  play: async (story) => {
    await revoke(story);
    await expect(await story.canvas.findByText(words.keysRevoked(2))).toBeVisible();
  },
});

export const KeysNotRevoked = meta.story({
  ...withKeys(lost),
  play: async (story) => {
    await revoke(story);
    await expect(await story.canvas.findByText(words.keysFailed(2))).toBeVisible();
  },
});

export const KeysNeedPassword = meta.story({
  ...withKeys(refuse(403, 'Enter your password to continue.', { code: 'password_required' })),
  play: async (story) => {
    await revoke(story);
    await expect(await story.canvas.findByLabelText(words.newPassword)).toHaveFocus();
  },
});
