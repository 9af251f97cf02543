import { fixtures, html, ok, type Reply, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { OwnData } from './OwnData.tsx';

const words = en.ownData;
const shown = fixtures.ownData;
const CALL = '1e0b6c0a-58d1-4c5e-9a0d-3f1f4e1f5a77';
const answering = (ownData: Reply<unknown>, more: Answers = {}) =>
  withClient({ answers: { ownData: () => ownData as ReturnType<typeof ok<typeof shown>>, ...more } });

const meta = preview.meta({
  title: 'Widgets/OwnData',
  component: OwnData,
  args: { supportHref: '#support' },
  ...answering(ok(shown)),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const BalanceLeft = meta.story(answering(ok({ ...shown, balance: '48250.00' })));
export const OpenSales = meta.story(answering(ok({ ...shown, openSales: 2 })));
export const Loading = meta.story({
  ...answering(silent),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story({
  ...answering(refuse(500, 'Something went wrong on our side.', { code: 'server_error', requestId: CALL })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(CALL)).toBeVisible();
  },
});
export const Offline = meta.story(withClient({ offline: true }));

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const makeCopy = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: words.copy }));

export const Copied = meta.story({
  ...answering(ok(shown), {
    ownDataFile: () => ok(fixtures.ownDataFile),
    transactions: () => ok(fixtures.transactions),
  }),
  play: async (story) => {
    await makeCopy(story);
    await expect(await story.canvas.findByText(words.copied)).toBeVisible();
  },
});

export const CopyFailed = meta.story({
  ...answering(ok(shown), { ownDataFile: () => html(502) }),
  play: async (story) => {
    await makeCopy(story);
    await expect(await story.canvas.findByRole('alert')).toBeVisible();
  },
});

const apart = { docs: { story: { inline: false, height: '640px' } } };
const openForm = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole('button', { name: words.close }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Closing = meta.story({ parameters: apart, play: (story) => openForm(story) });

const wrong = 'The password is not right.';
export const WrongPassword = meta.story({
  ...answering(ok(shown), {
    confirmPassword: () => refuse(400, wrong, { errors: { password: [wrong] } }),
  }),
  parameters: apart,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await openForm(story);
    await paste(userEvent, canvas.getByLabelText(words.username), 'amaka');
    await paste(userEvent, canvas.getByLabelText(words.password), 'oja-demo-2026');
    await userEvent.click(canvas.getAllByRole('button', { name: words.close }).at(-1) as HTMLElement);
    await waitFor(() => expect(canvas.getByLabelText(words.password)).toHaveAccessibleDescription(wrong));
  },
});
