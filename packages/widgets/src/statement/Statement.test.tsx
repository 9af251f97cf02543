import { fixtures, ok } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Statement } from './Statement.tsx';
import { statementOf } from './statementOf.fixture.ts';

const words = en.statement;

describeWidget('Statement', {
  make: (client) => <Statement client={client} />,
  setup: { answers: { statement: () => ok(fixtures.statement) } },
});

function show(answer = fixtures.statement) {
  const { client, server } = createTestClient({ answers: { statement: () => ok(answer) } });
  render(<Statement client={client} />);
  return () => server.calls.filter(({ name }) => name === 'statement').map(({ query }) => query.get('from'));
}
const movements = () => screen.findByRole('table', { name: words.movements });
const rows = async () =>
  within(await movements())
    .getAllByRole('row')
    .slice(1);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Statement', () => {
  it('shows each movement with its sign and the balance after it, the closing balance and the totals', async () => {
    show();
    const lines = (await rows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(lines.slice(0, 2)).toEqual([
      ['+₦20,000.00', '₦49,506.00'],
      ['−₦264.00', '₦49,242.00'],
    ]);
    expect(screen.getByText(words.closing).parentElement).toHaveTextContent(`${words.closing}₦48,437.00`);
    expect(
      within(screen.getByRole('table', { name: words.byKind })).getByRole('row', { name: /^Sales/ }),
    ).toHaveTextContent('Sales3−₦1,333.00');
  });

  it.each([328, 400, 660, 900])('shows each amount on one line, %s px wide', async (width) => {
    const { client } = createTestClient({
      answers: {
        statement: () => ok({ ...fixtures.statement, moneyIn: '12401365.00', moneyOut: '11386218.00' }),
      },
    });
    render(
      <div style={{ width }}>
        <Statement client={client} />
      </div>,
    );
    await movements();
    const heights = screen.getAllByRole('definition').map((amount) => amount.clientHeight);
    expect(new Set(heights).size).toBe(1);
  });

  it('requests this month, the last month or the typed days', async () => {
    const asked = show();
    await movements();
    await userEvent.click(screen.getByRole('radio', { name: words.periods.last }));
    await screen.findByText(/1 Oct to 31 Oct/);
    await movements();
    await userEvent.click(screen.getByRole('radio', { name: words.periods.own }));
    const first = screen.getByLabelText(words.firstDay);
    await userEvent.clear(first);
    await paste(userEvent, first, '2026-10-05');
    await screen.findByText(/5 Oct to 31 Oct/);
    await movements();
    expect(asked()).toEqual([
      '2026-10-31T23:00:00.000Z',
      '2026-09-30T23:00:00.000Z',
      '2026-10-04T23:00:00.000Z',
    ]);
  });

  it.each([
    ['2026-11-20', '2026-11-01', words.backwards, words.lastDay],
    ['2025-10-01', '2026-11-01', words.tooLong, words.firstDay],
    ['', '2026-11-01', words.missingDay, words.firstDay],
  ])(
    'sends no request for the days %s to %s, and shows an error at the field',
    async (from, to, sentence, field) => {
      const asked = show();
      await movements();
      await userEvent.click(screen.getByRole('radio', { name: words.periods.own }));
      const before = asked().length;
      const first = screen.getByLabelText(words.firstDay);
      const last = screen.getByLabelText(words.lastDay);
      await userEvent.clear(last);
      await userEvent.clear(first);
      if (from) await paste(userEvent, first, from);
      await paste(userEvent, last, to);
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(sentence);
      expect(asked()).toHaveLength(before);
    },
  );

  it('shows the first hundred movements, and all of them before printing', async () => {
    show(statementOf(240));
    expect(await rows()).toHaveLength(100);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getAllByRole('row', { name: /MTN/ })).toHaveLength(240);
    });
    await userEvent.click(screen.getByRole('button', { name: words.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows the remaining movements on request', async () => {
    show(statementOf(240));
    await movements();
    await userEvent.click(screen.getByRole('button', { name: words.showMore(140) }));
    expect(await rows()).toHaveLength(240);
  });

  it('names the saved file after its days', async () => {
    show();
    await movements();
    let saved = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    await userEvent.click(screen.getByRole('button', { name: words.download }));
    expect(saved).toBe('statement-2026-11-01-to-2026-11-21.csv');
  });
});
