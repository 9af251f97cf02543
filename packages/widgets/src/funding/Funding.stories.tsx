import { demoAccounts, html, ok, refuse, silent } from '@oja/core/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../testing/paste.ts';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import type { Answers } from '../testing/testClient.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { Funding } from './Funding.tsx';
import { fundedTransaction, fundingAnswers, inTurn } from './fundingServer.fixture.ts';

const words = { ...en.funding, ...en.checkout };
const serving = (change: Answers = {}) => withClient({ answers: fundingAnswers(change) });
const meta = preview.meta({
  title: 'Widgets/Funding',
  component: Funding,
  args: { onCheckout: fn() },
  ...serving(),
  play: untilLoaded,
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>;

const press = async ({ canvas, userEvent }: Stage, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const show = ({ canvas, userEvent }: Stage, way: keyof typeof words.way) =>
  userEvent.click(canvas.getByRole('tab', { name: words.way[way] }));

const narrow = () => (
  <div style={{ width: 280 }}>
    <Funding />
  </div>
);

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } } });
export const At280 = meta.story({ render: narrow });

export const Slow = meta.story({
  parameters: slowAtOnce,
  ...serving({ accounts: () => silent }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.accountsSlow)).toBeVisible();
  },
});

export const StaleOffline = meta.story({
  ...withClient(() => {
    let isOffline = false;
    const accounts = () => {
      isOffline = true;
      return ok(demoAccounts);
    };
    return { answers: fundingAnswers({ accounts }), offline: () => isOffline };
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    // Simulates the browser restoring the page from the back/forward cache.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByText(en.problems.network, { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Failed = meta.story(serving({ accounts: () => html(503) }));

export const Lacking = meta.story({
  ...withClient({ answers: {} }),
  args: { way: 'manual' as const },
  play: async ({ canvas }) => expect(await canvas.findByText(words.manualLacking)).toBeVisible(),
});

const fillIdentity = async (story: Stage, number: string) => {
  const { canvas, userEvent } = story;
  await press(story, words.openAccount);
  await waitFor(() => expect(canvas.getByLabelText(words.bank)).toBeEnabled());
  await userEvent.selectOptions(canvas.getByLabelText(words.bank), 'Wema Bank');
  await paste(userEvent, canvas.getByLabelText(words.identityNumber.bvn), number);
};

export const NoAccountYet = meta.story(serving({ accounts: () => ok([]) }));

export const OpensAnAccount = meta.story({
  ...serving({ accounts: () => ok([]) }),
  play: async (story) => {
    await fillIdentity(story, '22222222222');
    await story.userEvent.click(story.canvas.getByLabelText(words.consent));
  },
});

export const AccountRefused = meta.story({
  ...serving({ accounts: () => ok([]) }),
  globals: { theme: 'dark' },
  play: async (story) => {
    await fillIdentity(story, '2222222');
    await press(story, words.openAccount);
    const field = story.canvas.getByLabelText(words.identityNumber.bvn);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
});

const offer = async (story: Stage, amount = '5,000') => {
  await show(story, 'checkout');
  await paste(story.userEvent, story.canvas.getByLabelText(words.amount), amount);
  await press(story, words.seeFee);
};

export const Amounts = meta.story({ args: { way: 'checkout' as const } });

export const Offer = meta.story({
  play: async (story) => {
    await offer(story);
    await expect(await story.canvas.findByText('₦4,925.00')).toBeVisible();
    await expect(await story.canvas.findByText('₦53,175.00')).toBeVisible();
  },
});

const pay = async (story: Stage) => {
  await offer(story);
  await press(story, words.pay('₦5,000'));
  await press(story, words.lookAgain);
};

export const NotHereYet = meta.story({
  ...serving({ transaction: () => refuse(404, 'There is no such sale.', { code: 'not_found' }) }),
  play: async (story) => {
    await pay(story);
    await expect(await story.canvas.findByText(words.notHereTitle)).toBeVisible();
  },
});

export const Arrived = meta.story({
  ...withClient(() => {
    const before = ok({ availableBalance: '48250.00', asOf: '2026-11-21T09:41:00+01:00' });
    const after = ok({ availableBalance: '53175.00', asOf: '2026-11-21T09:42:00+01:00' });
    const transaction = () => fundedTransaction();
    return { answers: fundingAnswers({ balance: inTurn(before, after), transaction }) };
  }),
  play: async (story) => {
    await pay(story);
    await expect(await story.canvas.findByText(words.arrivedTitle('₦4,925.00'))).toBeVisible();
    await expect(story.canvas.getByText(words.arrivedBody('₦53,175.00'))).toBeVisible();
  },
});

export const Manual = meta.story({ args: { way: 'manual' as const } });
export const ManualWide = meta.story({
  args: { way: 'manual' as const },
  globals: { viewport: { value: 'desk' }, theme: 'dark' },
});

export const ManualRefused = meta.story({
  args: { way: 'manual' as const },
  play: async (story) => {
    await press(story, words.haveTransferred);
    await untilLoaded(story);
    await press(story, words.send);
    await expect(story.canvas.getByLabelText(words.amount)).toHaveFocus();
  },
});

const longName = 'MICROFINANCE BANK OF THE AMALGAMATED TRADERS OF OGBOMOSHO AND ENVIRONS';
export const LongText = meta.story({
  ...serving({
    manualFunding: () =>
      ok({
        accounts: [{ bankName: longName, accountNumber: '00012345678901234567', accountName: longName }],
        narration: 'AMAKA-VENTURES-2026-0001',
        minimum: '9999999999.99',
        claims: [
          {
            reference: 'FND-20261121-7K3M9QXA41-00000000000000001',
            amount: '9999999999.99',
            status: 'rejected',
            createdAt: '2025-12-31T23:10:00+01:00',
            reason: `${longName}: no such transfer reached us. Ask your bank for its session ID.`,
          },
        ],
      }),
  }),
  args: { way: 'manual' as const },
  render: () => (
    <div style={{ width: 280 }}>
      <Funding way="manual" />
    </div>
  ),
});
