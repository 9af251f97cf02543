import { type ClientProps, ClientProvider } from '@oja/widgets/binding';
import { en } from '@oja/widgets/text/en';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestClient } from '../../../widgets/src/testing/testClient.ts';
import { lazyChunk } from '../lazy/loadChunk.ts';
import { Deferred } from './Deferred.tsx';

// React logs the errors that the boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(load: () => Promise<never>, isDue = true) {
  const part = lazyChunk<ClientProps>('part', load);
  render(
    <ClientProvider client={createTestClient().client}>
      <p>The rest</p>
      <Deferred code={part} props={{}} height="100px" isDue={isDue} />
    </ClientProvider>,
  );
}

it('keeps the rest of the page if it can’t be loaded', async () => {
  show(() => Promise.reject(new TypeError('gone')));
  expect(await screen.findByText(en.dashboard.failure.chunk.title)).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
});

it('keeps its height and does not load while the content above it is loading', () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  show(load, false);
  const place = screen.getByText('The rest').nextElementSibling;
  expect(place).toHaveAttribute('aria-busy', 'true');
  expect(place?.getBoundingClientRect().height).toBe(100);
  expect(load).not.toHaveBeenCalled();
});

it('loads visible content before content below the screen', async () => {
  const loaded: string[] = [];
  const part = (name: string) =>
    lazyChunk<ClientProps>(name, async () => {
      loaded.push(name);
      return () => <p>{name}</p>;
    });
  const [below, inSight] = [part('Below'), part('In sight')];
  render(
    <ClientProvider client={createTestClient().client}>
      <div style={{ position: 'absolute', top: 5_000 }}>
        <Deferred code={below} props={{}} height="100px" />
      </div>
      <Deferred code={inSight} props={{}} height="100px" />
    </ClientProvider>,
  );
  await screen.findByText('Below');
  expect(screen.getByText('In sight')).toBeVisible();
  expect(loaded).toEqual(['In sight', 'Below']);
});
