import { demoCustomers, html, ok, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Customers } from './Customers.tsx';

const words = en.customers;
const serving = (change: Answers = {}) =>
  withClient({ answers: { customers: () => ok(demoCustomers), ...change } });
const meta = preview.meta({
  title: 'Widgets/Customers',
  component: Customers,
  args: { onSell: fn() },
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async ({ canvas }: Stage, name: string) => {
  const shown = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(shown).toBeVisible());
};

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });

export const Slow = meta.story({
  ...serving({ customers: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});

export const Empty = meta.story(serving({ customers: () => ok([]) }));

export const NotFound = meta.story({
  ...serving({ customers: ({ query }) => ok(query.has('query') ? [] : demoCustomers) }),
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, await canvas.findByRole('searchbox'), 'zainab');
    await expect(await canvas.findByText(words.notFound('zainab'))).toBeVisible();
  },
});

export const More = meta.story(
  serving({ customers: () => ok(demoCustomers, { nextCursor: 'after-tunde' }) }),
);

export const Failed = meta.story(serving({ customers: () => html(503) }));
export const Offline = meta.story(withClient({ offline: true }));
export const Lacking = meta.story(withClient());

export const Add = meta.story({
  play: async (story) => {
    await press(story, words.add);
    await dialog(story, words.addTitle);
  },
});

export const Mistakes = meta.story({
  play: async (story) => {
    await press(story, words.add);
    await paste(story.userEvent, await story.canvas.findByLabelText(words.kinds.phone), '0803');
    await press(story, words.save);
    await expect(story.canvas.getByLabelText(words.name)).toHaveAccessibleDescription(words.nameMissing);
  },
});

export const SavedAlready = meta.story({
  ...serving({
    saveCustomer: () =>
      refuse(409, 'This number is already saved as Bisi.', {
        code: 'customer_exists',
        errors: { recipient: ['This number is already saved as Bisi.'] },
      }),
  }),
  play: async (story) => {
    await press(story, words.add);
    await paste(story.userEvent, await story.canvas.findByLabelText(words.name), 'Bisi');
    const number = story.canvas.getByLabelText(words.kinds.phone);
    await paste(story.userEvent, number, '08031234567');
    await press(story, words.save);
    await waitFor(() => expect(number).toHaveAccessibleDescription('This number is already saved as Bisi.'));
  },
});

export const EditDark = meta.story({
  globals: { theme: 'dark' },
  play: async (story) => {
    await press(story, words.editNamed('Chidi Nwosu'));
    await dialog(story, words.editTitle('Chidi Nwosu'));
  },
});

export const Delete = meta.story({
  play: async (story) => {
    await press(story, words.editNamed('Bisi Adewale'));
    await press(story, words.remove);
    await dialog(story, words.removeTitle('Bisi Adewale'));
  },
});

export const DeleteFailed = meta.story({
  ...serving({ deleteCustomer: () => html(503) }),
  play: async (story) => {
    await Delete.input.play?.(story as never);
    await press(story, words.removeNow);
    await expect(await story.canvas.findByText(words.removeFailed)).toBeVisible();
  },
});

const longName =
  'Alhaja-Sidikat-of-the-amalgamated-traders-of-Ogbomosho-and-environs-near-the-old-motor-park';
export const LongText = meta.story(
  serving({
    customers: () =>
      ok(
        demoCustomers.map((customer) => ({
          ...customer,
          name: longName,
          note: 'Always wants the receipt on paper, and the change counted twice before she leaves the shop.',
        })),
      ),
  }),
);
