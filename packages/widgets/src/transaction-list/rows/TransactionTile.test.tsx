import { demoTransaction, ok } from '@oja/core/testing';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestClient } from '../../testing/testClient.ts';
import { TransactionList } from '../TransactionList.tsx';
import { clientWith, row } from '../transactionList.helper.ts';

/** The test server has none of these images. Suppresses real load errors, so that a test decides which image fails. */
function stopRealError(event: Event): void {
  if (event.isTrusted) event.stopImmediatePropagation();
}
beforeEach(() => document.addEventListener('error', stopRealError, true));
afterEach(() => {
  cleanup();
  document.removeEventListener('error', stopRealError, true);
});

async function showWith(imageUrl: string) {
  render(<TransactionList client={clientWith([demoTransaction({ imageUrl })])} />);
  const shown = await row(/MTN 1 GB/);
  return { picture: () => shown.querySelector('img'), shown };
}

it('shows the server’s image of a transaction with its name and amount', async () => {
  const { picture, shown } = await showWith('/images/mtn.png');
  const image = picture();
  expect(image?.src).toBe(`${location.origin}/images/mtn.png`);
  // Decorative: the name is beside it.
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(shown).toMatchTextContent('MTN 1 GB · 30 days');
  expect(shown).toMatchTextContent('₦456');
});

it('shows the provider’s tile if the image can’t be loaded', async () => {
  const { picture, shown } = await showWith('/images/gone.png');
  const image = picture();
  if (image) fireEvent.error(image);
  await waitFor(() => expect(picture()).toBeNull());
  expect(shown.querySelector('[data-provider]')).toBeVisible();
});

it('loads another image of the same transaction after the first has failed', async () => {
  let imageUrl = '/images/gone.png';
  const { client } = createTestClient({
    answers: { transactions: () => ok([demoTransaction({ imageUrl })]) },
  });
  render(<TransactionList client={client} />);
  const picture = async () => (await row(/MTN 1 GB/)).querySelector('img');
  const gone = await picture();
  if (gone) fireEvent.error(gone);
  await waitFor(async () => expect(await picture()).toBeNull());
  imageUrl = '/images/mtn.png';
  await client.transactions.refresh();
  await waitFor(async () => expect((await picture())?.src).toBe(`${location.origin}/images/mtn.png`));
});

it('loads images only from the API’s origin', async () => {
  const api = 'https://api.example.ng';
  const pictures = ['/images/mtn.png', `${api}/images/glo.png`, `${location.origin}/images/airtel.png`];
  const { server } = createTestClient({
    answers: {
      transactions: () => ok(pictures.map((imageUrl, at) => demoTransaction({ id: `${at}`, imageUrl }))),
    },
  });
  const { client } = createTestClient({ platform: { fetch: server.fetch } }, api);
  const { container } = render(<TransactionList client={client} />);
  await waitFor(() => expect(container.querySelectorAll('li[data-id]')).toHaveLength(3));
  const asked = [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(asked.sort()).toEqual([`${api}/images/glo.png`, `${api}/images/mtn.png`]);
});

it.each(['', 'https://tracker.example/1.gif', `blob:${location.origin}/0192f0c4`])(
  'loads no image for %j and shows the provider’s tile',
  async (imageUrl) => {
    const { picture, shown } = await showWith(imageUrl);
    expect(picture()).toBeNull();
    expect(shown.querySelector('[data-provider]')).toBeVisible();
  },
);
