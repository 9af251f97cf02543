import { html, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextProvider } from '../../binding/TextProvider.tsx';
import { paste } from '../../testing/paste.ts';
import type { Answers } from '../../testing/testClient.ts';
import { withClient } from '../../testing/withClient.tsx';
import { en } from '../../text/en.ts';
import { fundingAnswers } from '../fundingServer.fixture.ts';
import { FundingCheckout } from './FundingCheckout.tsx';
import { payerText } from './payerText.ts';

const text = payerText({});
const words = { ...en.checkout, ...en.payer.steps };
const serving = (change: Answers = {}) => withClient({ answers: fundingAnswers(change) });
const { beforeEach, decorators } = serving();

/** The element's sentences for a payer, as `<oja-funding>` provides them. */
const forPayer = (Story: ComponentType) => (
  <TextProvider text={text}>
    <Story />
  </TextProvider>
);

const meta = preview.meta({
  title: 'Widgets/FundingCheckout',
  component: FundingCheckout,
  args: { onOffer: fn(), onOpen: fn(), onProblem: fn() },
  beforeEach,
  decorators: [forPayer, ...decorators],
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const ask = async ({ canvas, userEvent }: Stage, amount = '5,000') => {
  await paste(userEvent, canvas.getByLabelText(words.amount), amount);
  await userEvent.click(canvas.getByRole('button', { name: words.seeFee }));
};

/** Opens the payment page without leaving the story. */
const pay = async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await ask(stage);
  const link = await canvas.findByRole('link', { name: words.pay('₦5,000') });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect(await canvas.findByRole('heading', { name: en.payer.openedTitle })).toHaveFocus();
};

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Offer = meta.story({
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByText('₦4,925.00')).toBeVisible();
    await expect(story.canvas.queryByText(en.funding.balanceAfter)).toBeNull();
  },
});

export const Opened = meta.story({
  globals: { theme: 'dark' },
  play: async (story) => {
    await pay(story);
    await expect(story.canvas.getByText(/FND-4/)).toBeVisible();
  },
});

export const Asking = meta.story({
  ...serving({ fund: () => silent }),
  decorators: [forPayer],
  play: async (story) => {
    await ask(story);
    await expect(story.canvas.getByRole('button', { name: words.seeFee })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Offline = meta.story({
  ...withClient({ answers: fundingAnswers(), offline: true }),
  decorators: [forPayer],
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(words.nothingPaid);
  },
});

export const Failed = meta.story({
  ...serving({ fund: () => html(503) }),
  decorators: [forPayer],
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(words.offerFailed);
  },
});

export const Lacking = meta.story({
  ...withClient({ answers: {} }),
  decorators: [forPayer],
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByText(words.checkoutLackingBody)).toBeVisible();
  },
});

export const AmountRefused = meta.story({
  play: async (story) => {
    await ask(story, '0');
    await expect(story.canvas.getByLabelText(words.amount)).toBeInvalid();
  },
});

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 280 }}>
      <FundingCheckout {...args} />
    </div>
  ),
  play: async (story) => {
    await ask(story, '8,888,888,800');
    await expect(await story.canvas.findByRole('heading', { name: words.offer })).toBeVisible();
  },
});
