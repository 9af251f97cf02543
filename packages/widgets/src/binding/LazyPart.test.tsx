import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../text/en.ts';
import { LazyPart } from './LazyPart.tsx';
import { loadOnce } from './loadOnce.ts';

afterEach(cleanup);

const Greeting = ({ name }: Readonly<{ name: string }>) => <p>Hello {name}</p>;
const lazyPart = (code: ReturnType<typeof loadOnce<typeof Greeting>>) => (
  <LazyPart code={code} props={{ name: 'Amaka' }} room={<p>Its room</p>} />
);

it('keeps its room until it has come', async () => {
  render(lazyPart(loadOnce(async () => Greeting)));
  expect(screen.getByText('Its room')).toBeVisible();
  expect(await screen.findByText('Hello Amaka')).toBeVisible();
});

it('says that it did not come, and comes at the next press', async () => {
  const fetch = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new TypeError('offline'));
  fetch.mockResolvedValue(Greeting);
  render(lazyPart(loadOnce(fetch)));
  expect(await screen.findByText(en.kit.notLoaded)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.kit.tryAgain }));
  expect(await screen.findByText('Hello Amaka')).toBeVisible();
});

it('is there at the first render where it came before, and is not asked for again', async () => {
  const fetch = vi.fn(async () => Greeting);
  const code = loadOnce(fetch);
  await code.load();
  render(lazyPart(code));
  expect(screen.getByText('Hello Amaka')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});
