import { html, lost, ok, type Reply, refuse, silent } from '@oja/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import '../theme/public/fonts/roboto.css';
import { WalletBalance } from './WalletBalance.tsx';

const words = en.walletBalance;
type Balance = Reply<{ availableBalance: string; asOf: string }>;

const holding = (availableBalance: string) => ok({ availableBalance, asOf: '2026-11-20T17:02:00+01:00' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the first request with a balance and the later ones with `next`. */
function onceThen(next: Balance): Answers {
  let asked = 0;
  return { balance: () => (asked++ === 0 ? holding('48250.00') : next) };
}

interface State {
  readonly setup: TestClientSetup | (() => TestClientSetup);
  /** Text that is on screen once the state is reached. */
  readonly sign: string;
  /** Label of the button that leads to the state. */
  readonly by?: string;
}

const after = (next: Balance, sign: string): State => ({
  setup: () => ({ answers: onceThen(next) }),
  sign,
  by: words.refresh,
});
const failed = (setup: TestClientSetup, sign: string): State => ({ setup, sign });
const answering = (balance: Balance): TestClientSetup => ({ answers: { balance: () => balance } });

const states: Readonly<Record<string, State>> = {
  loading: { setup: answering(silent), sign: words.loading },
  slow: { setup: answering(silent), sign: words.slow },
  ready: { setup: answering(holding('48250.00')), sign: '₦48,250.00' },
  hidden: { setup: answering(holding('48250.00')), sign: words.hidden, by: words.hide },
  low: { setup: answering(holding('640.50')), sign: words.low },
  nothing: { setup: answering(holding('0.00')), sign: '₦0.00' },
  'twelve digits': { setup: answering(holding('9999999999.99')), sign: '₦9,999,999,999.99' },
  'old, unreachable': after(lost, words.stale),
  'old, server down': after(html(503), words.stale),
  'old, refused': after(refuse(403, 'This account is not active.'), 'This account is not active.'),
  'failed, unreachable': failed(answering(lost), en.problems.connection),
  'failed, server down': failed(answering(html(503)), en.problems.server),
  'failed, unreadable': failed(answering(ok({ availableBalance: 'NaN', asOf: '' })), en.problems.unknown),
  'failed, offline': failed({ offline: true }, en.problems.network),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Returns the height of the widget in this state. */
async function heightOf({ setup, sign, by }: State, width: number): Promise<number> {
  const { client } = createTestClient(typeof setup === 'function' ? setup() : setup);
  const { container } = render(
    <div style={{ width }}>
      <WalletBalance client={client} onAddMoney={() => {}} />
    </div>,
  );
  if (by !== undefined) {
    await screen.findByText('₦48,250.00');
    await press(by);
  }
  if (sign === words.slow) vi.advanceTimersByTime(3000);
  expect(await screen.findByText(sign)).toBeInTheDocument();
  await document.fonts.ready;
  return container.getBoundingClientRect().height;
}

describe('height of WalletBalance', () => {
  // The content width of a 360 px phone, and of a desktop layout.
  describe.each([328, 600])('at %s px', (width) => {
    it.each(Object.entries(states))('equals that of the ready state: %s', async (_, state) => {
      const height = await heightOf(state, width);
      cleanup();
      expect(height).toBe(
        await heightOf({ setup: answering(holding('48250.00')), sign: '₦48,250.00' }, width),
      );
    });
  });
});
