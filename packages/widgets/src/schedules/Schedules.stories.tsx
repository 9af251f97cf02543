import { demoSchedules, fixtures, html, ok, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Schedules } from './Schedules.tsx';

const words = en.schedules;
const serving = (change: Answers = {}) =>
  withClient({
    answers: {
      schedules: () => ok(demoSchedules),
      services: () => ok(fixtures.services),
      addSchedule: () => ok(fixtures.addSchedule),
      ...change,
    },
  });
const meta = preview.meta({
  title: 'Widgets/Schedules',
  component: Schedules,
  args: { onSell: fn(), saleHref: (ref) => `#${ref}` },
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
/** Waits for the dialog's transition. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const press = async ({ canvas, userEvent }: Stage, name: string | RegExp) => {
  const [first] = await canvas.findAllByRole('button', { name });
  if (first) await userEvent.click(first);
};
const choose = async (story: Stage) => {
  await press(story, words.add);
  await press(story, /^MTN 1 GB/);
};
const makeAutomatic = async (story: Stage) => {
  await choose(story);
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: words.kinds.automatic }));
};

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });

export const Slow = meta.story({
  ...serving({ schedules: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await shown(await canvas.findByText(words.slow));
  },
});
export const Empty = meta.story(serving({ schedules: () => ok([]) }));
export const Failed = meta.story(serving({ schedules: () => html(503) }));
export const Offline = meta.story(withClient({ offline: true }));
export const Lacking = meta.story(withClient());

const [weekly, monthly] = demoSchedules;
const ago = (day: number) => `2026-11-${day}T08:00:00+01:00`;

/** The outcomes of past runs. */
export const Outcomes = meta.story(
  serving({
    schedules: () =>
      ok([
        {
          ...monthly,
          runs: [
            { at: ago(20), outcome: 'refused', code: 'price_changed' },
            { at: ago(19), outcome: 'refused', code: 'insufficient_balance' },
            { at: ago(18), outcome: 'missed' },
          ],
        },
        {
          ...monthly,
          id: 'sch-8',
          runs: [
            { at: ago(20), outcome: 'sold', ref: 'OJ-3', status: 'pending' },
            { at: ago(19), outcome: 'sold', ref: 'OJ-2', status: 'failed' },
            { at: ago(18), outcome: 'refused', code: 'service_unavailable' },
          ],
        },
        {
          ...monthly,
          id: 'sch-9',
          state: 'ended',
          nextAt: undefined,
          runs: [{ at: ago(20), outcome: 'refused', code: 'over_limit' }],
        },
      ] as typeof demoSchedules),
  }),
);

export const Stopped = meta.story({
  ...serving({ stopSchedule: () => ok({ ...fixtures.stopSchedule, id: 'sch-1' }) }),
  play: async (story) => {
    await press(story, /^Stop:/);
    await shown(await story.canvas.findByText(words.stopped('MTN 1 GB')));
  },
});

export const StopFailed = meta.story({
  ...serving({ stopSchedule: () => html(503) }),
  play: async (story) => {
    await press(story, /^Stop:/);
    await shown(await story.canvas.findByText(words.notStopped));
  },
});

export const Choose = meta.story({
  play: async (story) => {
    await press(story, words.add);
    await shown(await story.canvas.findByRole('list', { name: words.choose }));
  },
});

export const Plan = meta.story({
  play: async (story) => {
    await choose(story);
    await shown(await story.canvas.findByRole('button', { name: words.remind }));
  },
});

export const Mistakes = meta.story({
  play: async (story) => {
    await makeAutomatic(story);
    await story.userEvent.clear(await story.canvas.findByLabelText(words.firstDay));
    await story.userEvent.clear(await story.canvas.findByLabelText(words.times));
    await press(story, words.goOn);
    await shown(await story.canvas.findByText(words.dayMissing));
  },
});

export const Consent = meta.story({
  play: async (story) => {
    await makeAutomatic(story);
    await press(story, words.goOn);
    await shown(await story.canvas.findByText(words.consentStop));
  },
});
export const ConsentDark = meta.story({ globals: { theme: 'dark' }, play: Consent.input.play });

export const ConsentPin = meta.story({
  ...serving({ pin: () => ok({ isSet: true, isLocked: false, askFrom: '0.00' }) }),
  play: async (story) => {
    await makeAutomatic(story);
    await press(story, words.goOn);
    await shown(await story.canvas.findByLabelText(en.transactionPin.pin));
  },
});

export const ConsentPinLocked = meta.story({
  ...serving({ pin: () => ok({ isSet: true, isLocked: true, askFrom: '0.00' }) }),
  play: async (story) => {
    await makeAutomatic(story);
    await press(story, words.goOn);
    await shown(await story.canvas.findByText(en.transactionPin.lockedTitle));
  },
});

export const PriceMoved = meta.story({
  ...serving({
    addSchedule: () =>
      refuse(409, 'The price is now ₦480.00.', { code: 'price_changed', data: { price: '480.00' } }),
  }),
  play: async (story) => {
    await makeAutomatic(story);
    await press(story, words.goOn);
    await press(story, words.agree);
    await shown(await story.canvas.findByText(words.priceMoved('₦480.00')));
  },
});

export const Added = meta.story({
  play: async (story) => {
    await choose(story);
    await press(story, words.remind);
    await waitFor(() => expect(story.canvas.getByRole('dialog', { name: words.added })).toBeVisible());
  },
});

export const LongText = meta.story(
  serving({
    schedules: () =>
      ok([
        {
          ...weekly,
          name: 'Ikeja-Electric-prepaid-for-the-amalgamated-traders-of-Ogbomosho-and-environs near the old motor park',
          recipient: '99000000028990000000289900000002899',
          price: '9999999.00',
        },
        monthly,
      ] as typeof demoSchedules),
  }),
);
