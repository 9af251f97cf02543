import { startPurchase } from '@oja/core';
import { demoTransaction, ok, type Reply } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, lazyChunk } from '../lazy/loadChunk.ts';
import { routes } from '../routes.tsx';
import type { PageProps, Route } from '../routing/route.ts';
import { draftOf } from '../testing/draft.ts';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

const { failure } = en.dashboard;

// React logs the errors that the boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const broken = (problem: Error): Route['page'] =>
  lazyChunk('broken', async () => () => {
    throw problem;
  });
const withData = (page: Route['page']) =>
  routes.map((route): Route => (route.name === 'data' ? { ...route, page } : route)) as [...Route[], Route];

it('retries a chunk that failed to load, and keeps the rest of the screen', async () => {
  let isThere = false;
  const page = lazyChunk<PageProps>('data', () =>
    isThere ? Promise.resolve(() => <p>The form</p>) : Promise.reject(new TypeError('Failed to fetch')),
  );
  renderApp('/services/data', { routes: withData(page) });
  expect(await screen.findByText(failure.chunk.title)).toBeVisible();
  await arriveAt('data');
  expect(screen.getByRole('button', { name: en.shell.accountOf('Amaka Okafor') })).toBeVisible();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: failure.retry }));
  expect(await screen.findByText('The form')).toBeVisible();
});

it('still offers a reload if the retry fails', async () => {
  renderApp('/services/data', { routes: withData(broken(new ChunkLoadError('data', null))) });
  await userEvent.click(await screen.findByRole('button', { name: failure.retry }));
  expect(await screen.findByRole('button', { name: failure.reload })).not.toHaveAttribute('aria-busy');
});

it('explains a broken screen without its error message, and clears it on the next screen', async () => {
  renderApp('/services/data', { routes: withData(broken(new Error('boom'))) });
  expect(await screen.findByText(failure.other.title)).toBeVisible();
  expect(document.body.textContent).not.toContain('boom');
  history.pushState(null, '', '/user/transactions');
  await arriveAt('transactions');
  expect(screen.queryByText(failure.other.title)).toBeNull();
});

it('disables the reload button while a purchase is being sent', async () => {
  let answer: (reply: Reply<ReturnType<typeof demoTransaction>>) => void = () => {};
  const { client } = renderApp('/services/data', {
    routes: withData(broken(new ChunkLoadError('data', null))),
    answers: {
      purchase: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  await screen.findByText(failure.chunk.body);
  const sale = startPurchase(client, 'data');
  sale.review(draftOf({}));
  const bought = sale.buy();
  expect(await screen.findByText(failure.sending)).toBeVisible();
  expect(screen.getByRole('button', { name: failure.reload })).toHaveAttribute('aria-busy', 'true');
  await bought;
  answer(ok(demoTransaction({ status: 'delivered' }), { status: 201 }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: failure.reload })).not.toHaveAttribute('aria-busy'),
  );
});
