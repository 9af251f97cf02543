import { html, ok, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { skipping, slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { LOOK_AGAIN_MS } from './WebhookDeliveriesDialog.tsx';
import { Webhooks } from './Webhooks.tsx';
import {
  demoDelivered,
  demoWebhook,
  failingDelivery,
  secret,
  webhookAnswers,
} from './webhookServer.fixture.ts';

const words = en.webhooks;
const serving = (change: Answers = {}) => withClient(() => ({ answers: webhookAnswers(change) }));
const meta = preview.meta({
  title: 'Widgets/Webhooks',
  component: Webhooks,
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>;
const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const about = (act: string, url = String(demoWebhook.url)) => words.about(act, url);
const dialog = async ({ canvas }: Stage, name: string) => {
  const shown = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(shown).toBeVisible());
};
const apart = { docs: { story: { inline: false, height: '720px' } } };

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });
export const Empty = meta.story(serving({ webhooks: () => ok([]) }));

/** Turned off by the agent, by a 410 response and by 72 hours of failures; failing; and with a secret that was just replaced. */
export const EveryState = meta.story(
  serving({
    webhooks: () =>
      ok([
        { ...demoWebhook, id: 'a', failingSince: '2026-11-21T08:20:00+01:00' },
        { ...demoWebhook, id: 'b', url: 'https://till.example/', previousUntil: '2026-11-22T09:00:00+01:00' },
        ...['agent', 'gone', 'failing'].map((stoppedBy) => ({
          ...demoWebhook,
          id: stoppedBy,
          url: `https://${stoppedBy}.example/`,
          isOn: false,
          stoppedBy,
          lastDeliveredAt: null,
        })),
      ]),
  }),
);

const long = 'a-very-long-name-of-a-server-that-is-told-of-every-event';
export const LongText = meta.story(
  serving({
    webhooks: () =>
      ok([
        {
          ...demoWebhook,
          url: `https://${long}.${long}.example/${long}/${long}?token=${long}`,
          eventTypes: [...Object.keys(words.eventNames), 'an.event.of.another.server'],
        },
      ]),
  }),
);

export const Slow = meta.story({
  ...serving({ webhooks: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story(serving({ webhooks: () => html(503) }));
export const Offline = meta.story(withClient({ offline: true }));
/** Without a webhooks endpoint, nothing is shown. */
export const Lacking = meta.story(withClient({ answers: {} }));

export const Adding = meta.story({
  parameters: apart,
  play: async (story) => {
    await press(story, words.add);
    await dialog(story, words.add);
  },
});
export const AddingDark = meta.story({ parameters: apart, globals: { theme: 'dark' }, play: Adding.play });

/** Errors appear at the fields before anything is sent. */
export const Mistakes = meta.story({
  parameters: apart,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, words.add);
    await paste(userEvent, await canvas.findByLabelText(words.url), 'shop.example');
    for (const box of canvas.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(words.url)).toHaveAccessibleDescription(
        expect.stringContaining(words.urlWrong),
      ),
    );
    await expect(canvas.getByText(words.eventsMissing)).toBeVisible();
  },
});

const notPublic = 'Only public internet addresses can receive events. This one is not public.';
export const AddressRefused = meta.story({
  ...serving({ addWebhook: () => refuse(400, notPublic, { code: 'invalid', errors: { url: [notPublic] } }) }),
  parameters: apart,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, words.add);
    await userEvent.type(await canvas.findByLabelText(words.url), 'https://10.0.0.1/{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(words.url)).toHaveAccessibleDescription(
        expect.stringContaining(notPublic),
      ),
    );
  },
});

const add = async (story: Stage, password = 'oja-demo-2026') => {
  const { canvas, userEvent } = story;
  await press(story, words.add);
  await userEvent.type(await canvas.findByLabelText(words.url), 'https://till.example/{Enter}');
  await userEvent.type(await canvas.findByLabelText(words.password), `${password}{Enter}`);
};

export const WrongPassword = meta.story({
  parameters: apart,
  play: async (story) => {
    await add(story, 'a guess');
    await waitFor(() =>
      expect(story.canvas.getByLabelText(words.password)).toHaveAccessibleDescription(
        'The password is not right.',
      ),
    );
  },
});

export const NewSecret = meta.story({
  parameters: apart,
  play: async (story) => {
    await add(story);
    await dialog(story, words.secretTitle);
    await expect(story.canvas.getByText(secret)).toBeVisible();
  },
});

export const Editing = meta.story({
  parameters: apart,
  play: async (story) => {
    await press(story, about(words.edit));
    await dialog(story, words.edit);
  },
});

export const Rotating = meta.story({
  parameters: apart,
  play: async (story) => {
    await press(story, about(words.rotate));
    await dialog(story, words.rotate);
  },
});

export const NotChanged = meta.story({
  ...serving({ changeWebhook: () => html(503) }),
  play: async (story) => {
    await press(story, about(words.turnOff));
    await expect(await story.canvas.findByText(words.notChanged)).toBeVisible();
  },
});

export const Removing = meta.story({
  parameters: apart,
  play: async (story) => {
    await press(story, about(words.remove));
    await dialog(story, words.removeTitle);
  },
});

export const RemoveFailed = meta.story({
  ...serving({ removeWebhook: () => html(503) }),
  parameters: apart,
  play: async (story) => {
    await press(story, about(words.remove));
    await dialog(story, words.removeTitle);
    await press(story, words.remove);
    await waitFor(() => expect(story.canvas.getByText(words.notRemoved)).toBeVisible());
  },
});

const everyDelivery = [
  failingDelivery,
  demoDelivered,
  { ...failingDelivery, id: 'delivery-3', type: 'case.resolved', state: 'failed', nextTryAt: null },
];
const openLog = async (story: Stage) => {
  await press(story, about(words.log));
  await dialog(story, words.log);
};

export const Log = meta.story({
  ...serving({ webhookDeliveries: () => ok(everyDelivery, { nextCursor: '7' }) }),
  parameters: apart,
  play: async (story) => {
    await openLog(story);
    await expect(await story.canvas.findByRole('list', { name: words.log })).toBeVisible();
  },
});

/** An expanded delivery with the request and the response to each try. */
export const Delivery = meta.story({
  ...serving({ webhookDeliveries: () => ok([failingDelivery]) }),
  parameters: apart,
  play: async (story) => {
    await openLog(story);
    await story.userEvent.click(await story.canvas.findByText(words.eventNames['sale.delivered']));
    await waitFor(() => expect(story.canvas.getByText('Down for maintenance')).toBeVisible());
  },
});
export const DeliveryDark = meta.story({
  ...serving({ webhookDeliveries: () => ok([failingDelivery]) }),
  parameters: apart,
  globals: { theme: 'dark' },
  play: Delivery.play,
});

export const LogEmpty = meta.story({
  ...serving({ webhookDeliveries: () => ok([]) }),
  parameters: apart,
  play: async (story) => {
    await openLog(story);
    await expect(await story.canvas.findByText(words.logEmpty)).toBeVisible();
  },
});

export const LogFailed = meta.story({
  ...serving({ webhookDeliveries: () => html(503) }),
  parameters: apart,
  play: async (story) => {
    await openLog(story);
    await expect(await story.canvas.findByText(words.logFailed)).toBeVisible();
  },
});

export const NotSent = meta.story({
  ...serving({
    testWebhook: () => refuse(409, 'This webhook is turned off. Turn it on first.', { code: 'webhook_off' }),
  }),
  parameters: apart,
  play: async (story) => {
    await openLog(story);
    await press(story, words.test);
    await expect(await story.canvas.findByText(words.notSent)).toBeVisible();
  },
});

/** The log is reloaded until an event that was just sent is delivered. */
export const Tested = meta.story({
  parameters: { ...apart, ...skipping(LOOK_AGAIN_MS) },
  play: async (story) => {
    await openLog(story);
    await press(story, words.test);
    await waitFor(() => expect(story.canvas.getAllByText(words.states.delivered)).toHaveLength(2));
  },
});
