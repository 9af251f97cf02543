import { catalogue } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import { demoCategories, demoTransaction, lost, ok, refuse } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { ApiReference, type ApiReferenceProps } from './ApiReference.tsx';
import { withCalls } from './fewCalls.fixture.ts';

const words = en.apiReference;
const shown = catalogue.filter(({ id }) => demoCategories.some((one) => one === id));
const document = createOpenApiDocument(shown);
/** A document with one call, which is open. */
const reading = (name: string) => ({ document: withCalls(document, [name]), open: name });
const token = '55514444333322221111';
const sold = demoTransaction({ category: 'electricity', delivery: { token, units: '22.2 kWh' } });

/** A host that is 1,000 px wide, like the page of a desktop layout with a menu. */
function Desk(props: ApiReferenceProps) {
  return (
    <div style={{ width: 1000 }}>
      <ApiReference {...props} />
    </div>
  );
}

function Phone({ width, ...props }: ApiReferenceProps & Readonly<{ width: number }>) {
  return (
    <div style={{ width }}>
      <ApiReference {...props} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Widgets/ApiReference',
  component: ApiReference,
  args: {
    document,
    baseUrl: 'https://api.example.ng',
    fileUrl: '/openapi.json',
  },
  ...withClient(() => ({ answers: { transaction: () => ok(sold) } })),
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const tryOut = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: en.apiTry.trySend }));

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Authentication/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByText('https://api.example.ng/api/v1/agent')).toBeVisible();
  },
});

export const Purchase = meta.story({
  args: { open: 'purchase' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.body })).toBeVisible();
    await expect(canvas.getByText('price_changed')).toBeVisible();
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'desk' } },
  render: (args) => <Desk {...args} open="purchase" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: words.calls })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(
      'POST/services/{category}/purchase',
    );
  },
});

export const WideDark = meta.story({
  globals: { viewport: { value: 'desk' }, theme: 'dark' },
  render: (args) => <Desk {...args} open="transactions" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: words.calls })).toBeVisible();
  },
});

export const Dark = meta.story({ args: { open: 'meter' }, globals: { theme: 'dark' } });

export const At280 = meta.story({
  args: { open: 'widgetSession' },
  render: (args) => <Phone {...args} width={280} />,
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, canvas.getByRole('searchbox', { name: words.search }), 'in_progress');
    await waitFor(() => expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(1));
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await paste(userEvent, canvas.getByRole('searchbox', { name: words.search }), 'gift card');
    await expect(canvas.getByText(words.none('gift card'))).toBeVisible();
  },
});

export const TriedCovered = meta.story({
  args: reading('transaction'),
  play: async (story) => {
    await tryOut(story);
    await expect(await story.canvas.findByText(en.apiTry.tryAnswer(200))).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: en.apiTry.covered })).toBeVisible();
    await expect(story.canvas.queryByText(token, { exact: false })).toBeNull();
  },
});

export const TriedRefused = meta.story({
  args: reading('meter'),
  ...withClient({
    answers: { meter: () => refuse(404, 'This disco does not know this meter.', { code: 'not_found' }) },
  }),
  play: async (story) => {
    await tryOut(story);
    await expect(await story.canvas.findByText(en.apiTry.tryAnswer(404))).toBeVisible();
  },
});

export const TriedWithoutAnswer = meta.story({
  args: reading('balance'),
  ...withClient({ answers: { balance: () => lost } }),
  play: async (story) => {
    await tryOut(story);
    await expect(await story.canvas.findByText(en.problems.connection)).toBeVisible();
  },
});

const long = 'the-amalgamated-traders-of-Ogbomosho-and-environs-gift-cards';
export const LongText = meta.story({
  args: {
    document: withCalls(
      createOpenApiDocument([...shown, { id: long, fields: [], delivers: 'directly', verification: null }]),
      ['purchase'],
    ),
    baseUrl: `https://api.${long}.example.ng`,
    open: 'purchase',
  },
});
