import { linkRefunds } from '@oja/core';
import { createRoot } from 'react-dom/client';
import { demoNow } from '../../packages/widgets/src/testing/testClient.ts';
import { en } from '../../packages/widgets/src/text/en.ts';
import { surfaceRoot } from '../../packages/widgets/src/theme/surface.css.ts';
import { manyTransactions } from '../../packages/widgets/src/transaction-list/manyTransactions.fixture.ts';
import { byDay } from '../../packages/widgets/src/transaction-list/rows/byDay.ts';
import { PlainRows } from '../../packages/widgets/src/transaction-list/rows/PlainRows.tsx';
import type { RowsProps } from '../../packages/widgets/src/transaction-list/rows/rows.ts';
import { WindowedRows } from '../../packages/widgets/src/transaction-list/window/WindowedRows.tsx';

// Renders a list of `rows` rows in the `way` that the query string names.
const query = new URLSearchParams(location.search);
const items = manyTransactions(Number(query.get('rows')));
const rowHeights = new Map<string, number>();
const box = document.getElementById('list');
if (!box) throw new Error('The page has no place for the list');

performance.mark('start');
const rows: RowsProps = {
  days: byDay(items, demoNow, en.transactions),
  openId: undefined,
  panelId: 'panel',
  links: linkRefunds(items),
  failedPurchases: 'unstated',
  imageBase: '',
  onSelect: () => {},
};
const ways = {
  windowed: () => <WindowedRows {...rows} rowHeights={rowHeights} />,
  skipped: () => <PlainRows {...rows} />,
  plain: () => <PlainRows {...rows} />,
} as const;
const way =
  (Object.keys(ways) as (keyof typeof ways)[]).find((one) => one === query.get('way')) ?? 'windowed';
createRoot(box).render(<div className={`${surfaceRoot} ${way}`}>{ways[way]()}</div>);
