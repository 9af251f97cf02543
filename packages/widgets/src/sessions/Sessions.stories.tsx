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
import { Sessions } from './Sessions.tsx';

const words = en.sessions;
const shown = fixtures.sessions;
const [current] = shown.sessions ?? [];
const answering = (sessions: Reply<unknown>, more: Answers = {}) =>
  withClient({ answers: { sessions: () => sessions as ReturnType<typeof ok<typeof shown>>, ...more } });

const meta = preview.meta({
  title: 'Widgets/Sessions',
  component: Sessions,
  ...answering(ok(shown)),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Alone = meta.story(answering(ok({ sessions: current ? [current] : [] })));
export const NewDevice = meta.story(
  answering(
    ok({
      sessions: (shown.sessions ?? []).map((one) => ({ ...one, isLimited: true })),
      newDevice: { most: '20000.00', left: '12400.00', until: '2026-11-22T09:20:00+01:00' },
    }),
  ),
);
export const LongText = meta.story(
  answering(
    ok({
      sessions: (shown.sessions ?? []).map((one) => ({
        ...one,
        browser: 'Samsung Internet for foldable phones',
        system: 'Android Go edition',
        place: 'Ogbomosho-Ilorin Federal Highway Industrial Layout',
      })),
    }),
  ),
);
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
const openForm = async ({ canvas, userEvent }: Play, button = words.endOne('Firefox on Windows')) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};
const send = async ({ canvas, userEvent }: Play, button: string) => {
  await paste(userEvent, canvas.getByLabelText(words.password), 'oja-demo-2026');
  const buttons = canvas.getAllByRole('button', { name: button });
  await userEvent.click(buttons.at(-1) ?? canvas.getByRole('dialog'));
};

export const Ending = meta.story({ parameters: apart, play: (story) => openForm(story) });

const wrong = 'The password is not right.';
export const WrongPassword = meta.story({
  ...answering(ok(shown), {
    confirmPassword: () => refuse(400, wrong, { errors: { password: [wrong] } }),
  }),
  parameters: apart,
  play: async (story) => {
    await openForm(story);
    await send(story, words.end);
    await waitFor(() =>
      expect(story.canvas.getByLabelText(words.password)).toHaveAccessibleDescription(wrong),
    );
  },
});

export const Ended = meta.story({
  ...answering(ok(shown), {
    confirmPassword: () => ok(fixtures.confirmPassword),
    endSessions: () => ok(fixtures.endSessions),
  }),
  play: async (story) => {
    await openForm(story, words.endOthers);
    await send(story, words.endOthers);
    await expect(await story.canvas.findByText(words.ended(1))).toBeVisible();
    await expect(story.canvas.getByText(words.alone)).toBeVisible();
  },
});
