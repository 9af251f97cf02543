import { cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../text/en.ts';
import { createLazyCode, type LazyCode } from '../ui/lazy/lazyCode.ts';
import { Lazy } from './Lazy.tsx';

afterEach(cleanup);

const Greeting = ({ name }: Readonly<{ name: string }>) => <p>Hello {name}</p>;
const lazyGreeting = (code: LazyCode<typeof Greeting>) => (
  <Lazy code={code} props={{ name: 'Amaka' }} fallback={<p>Its room</p>} />
);

it('shows the placeholder until the code is loaded', async () => {
  render(lazyGreeting(createLazyCode(async () => Greeting)));
  expect(screen.getByText('Its room')).toBeVisible();
  expect(await screen.findByText('Hello Amaka')).toBeVisible();
});

it('shows an error if the code fails to load, and loads it on retry', async () => {
  const fetch = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new TypeError('offline'));
  fetch.mockResolvedValue(Greeting);
  render(lazyGreeting(createLazyCode(fetch)));
  expect(await screen.findByText(en.kit.notLoaded)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.kit.tryAgain }));
  expect(await screen.findByText('Hello Amaka')).toBeVisible();
});

it('renders code that is already loaded at once, without another request', async () => {
  const fetch = vi.fn(async () => Greeting);
  const code = createLazyCode(fetch);
  await code.load();
  render(lazyGreeting(code));
  expect(screen.getByText('Hello Amaka')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});

it('renders nothing if optional code fails to load', async () => {
  const code = createLazyCode<typeof Greeting>(() => Promise.reject(new TypeError('offline')));
  render(
    <div data-testid="place">
      <Lazy code={code} props={{ name: 'Amaka' }} fallback={<p>Its room</p>} isOptional />
    </div>,
  );
  await waitForElementToBeRemoved(() => screen.queryByText('Its room'));
  expect(screen.getByTestId('place')).toBeEmptyDOMElement();
});
