import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../text/en.ts';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows "Copied" for 2 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton value="26362054405982757802" label="Copy token" words={en.kit} />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent('Copy token');
});
