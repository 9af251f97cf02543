import { html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { TransactionPin } from './TransactionPin.tsx';

const words = en.transactionPin;
const statusOf = (change: object) => ok({ isSet: true, isLocked: false, askFrom: '0.00', ...change });
const answering = (pin: Reply<unknown>, more: Answers = {}) =>
  withClient({ answers: { pin: () => pin as ReturnType<typeof statusOf>, ...more } });

const meta = preview.meta({
  title: 'Widgets/TransactionPin',
  component: TransactionPin,
  ...answering(statusOf({ isSet: false })),
  play: untilLoaded,
});

export const NotSet = meta.story();
export const Ready = meta.story(answering(statusOf({ askFrom: '1000.00' })));
export const EverySale = meta.story(answering(statusOf({})));
export const Locked = meta.story(answering(statusOf({ isLocked: true })));
export const LockedDark = meta.story({
  ...answering(statusOf({ isLocked: true })),
  globals: { theme: 'dark' },
});
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
const apart = { docs: { story: { inline: false, height: '640px' } } };
const confirmed = {
  confirmPassword: () => ok({ confirmation: 'c', expiresAt: '2026-11-21T09:50:00+01:00' }),
};
const openForm = async ({ canvas, userEvent }: Play, button: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Setting = meta.story({
  parameters: apart,
  play: (story) => openForm(story, words.set),
});

export const NothingEntered = meta.story({
  parameters: apart,
  play: async (story) => {
    await openForm(story, words.set);
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.save }));
    await expect(story.canvas.getByLabelText(words.newPin)).toHaveAccessibleDescription(
      `${words.newPinHint} ${words.issues.length}`,
    );
    await expect(story.canvas.getByLabelText(words.password)).toHaveAccessibleDescription(
      words.passwordMissing,
    );
  },
});

const wrong = 'The password is not right.';
export const WrongPassword = meta.story({
  ...answering(statusOf({ isSet: false }), {
    confirmPassword: () => refuse(400, wrong, { errors: { password: [wrong] } }),
  }),
  parameters: apart,
  play: async (story) => {
    await openForm(story, words.set);
    await enterPin(story);
    await waitFor(() =>
      expect(story.canvas.getByLabelText(words.password)).toHaveAccessibleDescription(wrong),
    );
  },
});

async function enterPin({ canvas, userEvent }: Play): Promise<void> {
  await paste(userEvent, canvas.getByLabelText(words.newPin), '4071');
  await paste(userEvent, canvas.getByLabelText(words.again), '4071');
  await paste(userEvent, canvas.getByLabelText(words.password), 'oja-demo-2026');
  await userEvent.click(canvas.getByRole('button', { name: words.save }));
}

export const NotReached = meta.story({
  ...answering(statusOf({ isSet: false }), { confirmPassword: () => lost }),
  parameters: apart,
  play: async (story) => {
    await openForm(story, words.set);
    await enterPin(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(en.problems.connection);
  },
});

export const Saved = meta.story({
  ...answering(statusOf({ isSet: false }), {
    ...confirmed,
    setPin: () => ok({ isSet: true, isLocked: false, askFrom: '0.00' }),
  }),
  play: async (story) => {
    await openForm(story, words.set);
    await enterPin(story);
    await expect(await story.canvas.findByText(words.saved)).toBeVisible();
    await expect(story.canvas.getByText(words.asked)).toBeVisible();
  },
});

export const CodeSent = meta.story({
  ...answering(statusOf({ isLocked: true }), {
    ...confirmed,
    sendPinCode: () => ok({ reference: 'pin-code-1' }),
  }),
  parameters: apart,
  play: async (story) => {
    await openForm(story, words.unlock);
    await paste(story.userEvent, story.canvas.getByLabelText(words.password), 'oja-demo-2026');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.sendCode }));
    await expect(await story.canvas.findByLabelText(words.code)).toBeVisible();
  },
});
