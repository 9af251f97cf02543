import { demoTransaction } from '@oja/core/testing';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientWith, row } from './inTest.ts';
import { TransactionList } from './TransactionList.tsx';

afterEach(cleanup);

async function showWith(imageUrl: string) {
  render(<TransactionList client={clientWith([demoTransaction({ imageUrl })])} />);
  const shown = await row(/MTN 1 GB/);
  return { picture: () => shown.querySelector('img'), shown };
}

it('shows the picture that the server has of a transaction, with its name and amount', async () => {
  const { picture, shown } = await showWith('/images/mtn.png');
  const image = picture();
  expect(image?.src).toBe(`${location.origin}/images/mtn.png`);
  // The name stands beside it.
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(shown).toMatchTextContent('MTN 1 GB · 30 days');
  expect(shown).toMatchTextContent('₦456');
});

it('draws one of its own where that can’t be loaded', async () => {
  const { picture, shown } = await showWith('/images/gone.png');
  const image = picture();
  if (image) fireEvent.error(image);
  await waitFor(() => expect(picture()).toBeNull());
  expect(shown.querySelector('[data-network]')).toBeVisible();
});

it.each(['', 'https://tracker.example/1.gif', `blob:${location.origin}/0192f0c4`])(
  'asks nobody for %j, and draws its own',
  async (imageUrl) => {
    const { picture, shown } = await showWith(imageUrl);
    expect(picture()).toBeNull();
    expect(shown.querySelector('[data-network]')).toBeVisible();
  },
);
