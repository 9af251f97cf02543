import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { parsePurchase, powerSale } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { ReceiptActions } from './ReceiptActions.tsx';

// Simulates a network that fails after the page has loaded: the dynamic imports reject.
vi.mock('../print/printReceipt.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../image/saveImage.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const words = en.receipt;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([words.print, words.saveImage])(
  'shows an error if the code for "%s" can’t be loaded',
  async (name) => {
    localStorage.setItem('oja-paper', 'a4');
    render(<ReceiptActions transaction={parsePurchase(powerSale)} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(words.notLoaded)).toBeVisible();
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy');
  },
);
