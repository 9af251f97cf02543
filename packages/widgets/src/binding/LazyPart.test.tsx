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

it('shows the placeholder until the code is loaded', async () => {
  render(lazyPart(loadOnce(async () => Greeting)));
  expect(screen.getByText('Its room')).toBeVisible();
  expect(await screen.findByText('Hello Amaka')).toBeVisible();
});

it('shows an error if the code fails to load, and loads it on retry', async () => {
  const fetch = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new TypeError('offline'));
  fetch.mockResolvedValue(Greeting);
  render(lazyPart(loadOnce(fetch)));
  expect(await screen.findByText(en.kit.notLoaded)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.kit.tryAgain }));
  expect(await screen.findByText('Hello Amaka')).toBeVisible();
});

it('renders code that is already loaded at once, without another request', async () => {
  const fetch = vi.fn(async () => Greeting);
  const code = loadOnce(fetch);
  await code.load();
  render(lazyPart(code));
  expect(screen.getByText('Hello Amaka')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});
