import { demoTransactions } from '@oja/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../text/en.ts';
import { TransactionList } from './TransactionList.tsx';
import { clientWith, press, row } from './transactionList.helper.ts';

// The import error of a device that went offline after the page had loaded.
const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./filter/FilterSheet.tsx', gone);
vi.mock('./export/ExportDialog.tsx', gone);

afterEach(cleanup);

it.each([en.transactions.exportTitle, new RegExp(`^${en.transactions.filters}`)])(
  'keeps the list and shows an error if the dialog of %s can’t be loaded',
  async (name) => {
    render(
      <div style={{ width: 360 }}>
        <TransactionList client={clientWith(demoTransactions)} />
      </div>,
    );
    await row(/MTN 1 GB/);
    await press(name);
    expect(await screen.findByText(en.kit.notLoaded)).toBeVisible();
    expect(await row(/MTN 1 GB/)).toBeVisible();
  },
);
