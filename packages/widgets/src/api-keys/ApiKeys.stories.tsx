import { demoApiKeys, demoCategories, fixtures, html, lost, ok, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { apiAnswers, passwordAnswers, wholeKey } from './apiServer.fixture.ts';

const words = en.apiKeys;
const serving = (change: Answers = {}) => withClient(() => ({ answers: apiAnswers(change) }));
const meta = preview.meta({
  title: 'Widgets/ApiKeys',
  component: ApiKeys,
  args: { categories: demoCategories },
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>;
const press = async ({ canvas, userEvent }: Stage, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
/** Generates a key with the default settings. */
const generate = async (story: Stage) => {
  await press(story, words.generate);
  await press(story, words.makeKey);
};
const dialog = async ({ canvas }: Stage, name: string) => {
  const shown = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(shown).toBeVisible());
};

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });
export const KeysAloneAt280 = meta.story({
  render: () => (
    <div style={{ width: 280 }}>
      <ApiKeys withServices={false} />
    </div>
  ),
});

export const Slow = meta.story({
  ...serving({ apiKeys: () => silent, apiServices: () => silent }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(words.slow);
    await expect(first).toBeVisible();
  },
});

export const Empty = meta.story(serving({ apiKeys: () => ok(null), apiServices: () => ok([]) }));

export const Choosing = meta.story({
  play: async (story) => {
    await press(story, words.generate);
    await dialog(story, words.newKey);
  },
});
export const ChoosingDark = meta.story({ globals: { theme: 'dark' }, play: Choosing.play });

const notAnAddress =
  '“shop.example” is not an address. Use an address like 102.89.23.7, or a range like 102.89.23.0/24.';
export const ChoosingRefused = meta.story({
  ...serving({
    createApiKey: () => refuse(400, notAnAddress, { code: 'invalid', errors: { addresses: [notAnAddress] } }),
  }),
  play: async (story) => {
    await press(story, words.generate);
    await paste(story.userEvent, await story.canvas.findByLabelText(words.addresses), 'shop.example');
    await press(story, words.makeKey);
    await expect(await story.canvas.findByText(notAnAddress)).toBeVisible();
  },
});

export const Replace = meta.story({
  play: async (story) => {
    await press(story, words.rotateLabel('Shop till', 'oja_live'));
    await dialog(story, words.rotateTitle('oja_live'));
  },
});
export const ReplaceDark = meta.story({ globals: { theme: 'dark' }, play: Replace.play });

const edit = async (story: Stage) => {
  await press(story, words.editLabel('Shop till', 'oja_live'));
  await dialog(story, words.editTitle('oja_live'));
};
export const Edit = meta.story({ play: edit });
export const EditDark = meta.story({ globals: { theme: 'dark' }, play: edit });

export const EditRefused = meta.story({
  ...serving({
    ...passwordAnswers,
    updateApiKey: () => refuse(400, notAnAddress, { code: 'invalid', errors: { addresses: [notAnAddress] } }),
  }),
  play: async (story) => {
    await edit(story);
    await paste(story.userEvent, story.canvas.getByLabelText(words.password), 'oja-demo-2026');
    await press(story, words.save);
    await expect(await story.canvas.findByText(notAnAddress)).toBeVisible();
  },
});

export const Edited = meta.story({
  ...serving(passwordAnswers),
  play: async (story) => {
    await edit(story);
    await paste(story.userEvent, story.canvas.getByLabelText(words.password), 'oja-demo-2026');
    await press(story, words.save);
    await expect(await story.canvas.findByText(words.edited('oja_live'))).toBeVisible();
  },
});

/** An expired key, and a key that was replaced an hour ago. */
export const EndedAndReplaced = meta.story(
  serving({
    apiKeys: () =>
      ok([
        { ...fixtures.updateApiKey, expiresAt: '2026-11-01T10:00:00+01:00' },
        {
          ...fixtures.updateApiKey,
          id: 'key-2',
          prefix: 'oja_next',
          name: 'Web shop',
          previous: { prefix: 'oja_past', until: '2026-11-22T09:45:00+01:00' },
        },
      ]),
  }),
);

/** The server does not limit keys: it ignored the chosen limits. */
export const Unlimited = meta.story({
  ...serving({
    apiKeys: () => ok(null),
    createApiKey: () => ok({ ...fixtures.createApiKey, scopes: undefined }),
  }),
  play: async (story) => {
    await generate(story);
    await dialog(story, words.keyTitle);
    await expect(await story.canvas.findByText(words.unlimited)).toBeVisible();
  },
});

export const NewKey = meta.story({
  play: async (story) => {
    await generate(story);
    await dialog(story, words.keyTitle);
    await expect(story.canvas.getByText(wholeKey)).toBeVisible();
  },
});
export const NewKeyDark = meta.story({ globals: { theme: 'dark' }, play: NewKey.play });

/** The reference API creates a key only after the password was confirmed: "oja-demo-2026". */
export const PasswordAsked = meta.story({
  ...serving(passwordAnswers),
  play: async (story) => {
    await generate(story);
    await dialog(story, words.passwordTitle);
  },
});
export const PasswordAskedDark = meta.story({
  ...serving(passwordAnswers),
  globals: { theme: 'dark' },
  play: PasswordAsked.play,
});

export const PasswordWrong = meta.story({
  ...serving(passwordAnswers),
  play: async (story) => {
    await generate(story);
    const box = await story.canvas.findByLabelText(words.password);
    await paste(story.userEvent, box, 'a guess');
    await press(story, words.makeKey);
    await waitFor(() => expect(box).toHaveAccessibleDescription('The password is not right.'));
  },
});

export const PasswordRefused = meta.story({
  ...serving({
    ...passwordAnswers,
    confirmPassword: () => refuse(429, 'Too many tries. Wait a while, then try again.'),
  }),
  play: async (story) => {
    await generate(story);
    await paste(story.userEvent, await story.canvas.findByLabelText(words.password), 'a guess');
    await press(story, words.makeKey);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(/^Too many tries/);
  },
});

export const ClosedWithoutCopying = meta.story({
  play: async (story) => {
    await generate(story);
    await dialog(story, words.keyTitle);
    await press(story, en.kit.close);
    await dialog(story, en.shownOnce.leaving);
    await expect(story.canvas.queryByText(wholeKey)).toBeNull();
  },
});

export const GenerateUnknown = meta.story({
  ...serving({ createApiKey: () => lost }),
  play: async (story) => {
    await generate(story);
    await expect(await story.canvas.findByText(words.generateUnknown, { exact: false })).toBeVisible();
  },
});

export const Revoke = meta.story({
  play: async (story) => {
    await press(story, words.revokeLabel('Shop till', 'oja_live'));
    await dialog(story, words.revokeTitle('oja_live'));
  },
});

export const RevokeRefused = meta.story({
  ...serving({ revokeApiKey: () => refuse(409, 'A sale is running with this key. Try again in a minute.') }),
  play: async (story) => {
    await press(story, words.revokeLabel('Shop till', 'oja_live'));
    await press(story, words.revokeNow);
    await dialog(story, words.revokeTitle('oja_live'));
    await expect(await story.canvas.findByText(words.revokeFailed)).toBeVisible();
  },
});

export const StaleOffline = meta.story({
  ...withClient(() => {
    let isOffline = false;
    const apiKeys = () => {
      isOffline = true;
      return ok(demoApiKeys);
    };
    return { answers: apiAnswers({ apiKeys }), offline: () => isOffline };
  }),
  render: () => <ApiKeys withServices={false} />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByText(en.problems.network, { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Failed = meta.story(serving({ apiKeys: () => html(503), apiServices: () => html(503) }));
export const Lacking = meta.story(withClient({ answers: {} }));

const longName = 'Point-of-sale-bridge-of-the-amalgamated-traders-of-Ogbomosho-and-environs';
export const LongText = meta.story(
  serving({
    apiKeys: () =>
      ok([{ id: 'key-1', name: longName, prefix: 'oja_live_4f1', createdAt: '2025-10-01T10:00:00+01:00' }]),
    apiServices: () =>
      ok([
        {
          id: `${longName}-id`,
          name: longName,
          category: 'betting',
          price: '9999999999.99',
          discount: '12.5%',
        },
        ...Array.from({ length: 30 }, (_, place) => ({
          id: `data-${place}`,
          name: `Plan ${place}`,
          price: '456.50',
        })),
      ]),
  }),
);
