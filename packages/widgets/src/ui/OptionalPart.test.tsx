import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OptionalPart } from './OptionalPart.tsx';

afterEach(cleanup);

const Greeting = ({ name }: Readonly<{ name: string }>) => <p>Good morning, {name}</p>;

it('renders the component with its properties once its code is loaded', async () => {
  const load = async () => Greeting;
  const { container } = render(<OptionalPart load={load} props={{ name: 'Bisi' }} />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Good morning, Bisi')).toBeVisible();
});

it('shows nothing after a failure, and loads again on the next mount', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue(Greeting);
  const { container, unmount } = render(<OptionalPart load={load} props={{ name: 'Bisi' }} />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(container).toBeEmptyDOMElement();
  unmount();
  render(<OptionalPart load={load} props={{ name: 'Bisi' }} />);
  expect(await screen.findByText('Good morning, Bisi')).toBeVisible();
});
