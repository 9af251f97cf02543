import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../text/en.ts';
import { Toaster } from './Toaster.tsx';
import { AUTO_CLOSE, createToasts, LEAVING, type ToastContent } from './toasts.ts';

const welcome: ToastContent = { tone: 'success', message: 'Welcome back, Amaka' };
const toastOf = (message: string) => {
  const toast = screen.getByText(message).closest<HTMLElement>('[data-tone]');
  if (!toast) throw new Error(`"${message}" is no toast.`);
  return toast;
};

function show(...contents: readonly ToastContent[]) {
  const toasts = createToasts();
  render(<Toaster toasts={toasts} words={en.kit} />);
  act(() => contents.forEach((content) => void toasts.add(content)));
  return toasts;
}

/** Advances the timers by `time` ms. */
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

describe('Toaster', () => {
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('shows toasts at the top centre', () => {
    show(welcome);
    const { left, right, top } = toastOf(welcome.message).getBoundingClientRect();
    expect(top).toBeLessThan(32);
    expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(1);
  });

  it('has no progress bar and no lasting animation', async () => {
    show(welcome);
    const toast = toastOf(welcome.message);
    await Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished));
    expect(toast.getAnimations({ subtree: true })).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('announces errors as alerts and other toasts as status', () => {
    show(welcome, { tone: 'error', message: 'You have Logout' });
    expect(within(screen.getByRole('alert')).getByText('You have Logout')).toBeVisible();
    expect(within(screen.getByRole('status')).getByText(welcome.message)).toBeVisible();
  });

  it('marks a toast as added, updated or removed', () => {
    const toasts = show(welcome);
    const status = () => toastOf(welcome.message).dataset['status'];
    expect(status()).toBe('added');
    act(() => void toasts.add(welcome));
    expect(status()).toBe('updated');
    act(() => toasts.remove(1));
    expect(status()).toBe('removed');
  });

  it.each([
    [
      'a pointer is on it',
      () => fireEvent.pointerEnter(toastOf(welcome.message)),
      () => fireEvent.pointerLeave(toastOf(welcome.message)),
    ],
    [
      'the focus is in it',
      () => act(() => screen.getByRole('button', { name: en.kit.dismiss }).focus()),
      () => act(() => (document.activeElement as HTMLElement | null)?.blur()),
    ],
  ])('stays while %s, then restarts its full time', (_, hold, leave) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    show(welcome);
    hold();
    pass(AUTO_CLOSE * 10);
    expect(toastOf(welcome.message)).toBeVisible();
    leave();
    pass(AUTO_CLOSE - 1);
    expect(toastOf(welcome.message)).toHaveAttribute('data-status', 'added');
    pass(1 + LEAVING);
    expect(screen.queryByText(welcome.message)).toBeNull();
  });

  it('closes the next toast after the previous one was dismissed by its button', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    const toasts = show(welcome);
    const button = screen.getByRole('button', { name: en.kit.dismiss });
    act(() => button.focus());
    act(() => button.click());
    pass(LEAVING);
    expect(screen.queryByText(welcome.message)).toBeNull();
    act(() => void toasts.add({ tone: 'info', message: 'Saved' }));
    pass(AUTO_CLOSE + LEAVING);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
