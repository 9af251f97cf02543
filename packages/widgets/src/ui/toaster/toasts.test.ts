import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTO_CLOSE, createToasts, LEAVING } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const welcome = { tone: 'success', message: 'Welcome back' } as const;

describe('a toast', () => {
  test('is added, marked as removed after 2000 ms, and dropped after it has left', () => {
    expect(AUTO_CLOSE).toBe(2000);
    const toasts = createToasts();
    toasts.add(welcome);
    vi.advanceTimersByTime(AUTO_CLOSE - 1);
    expect(toasts.get()).toMatchObject([{ ...welcome, status: 'added' }]);
    vi.advanceTimersByTime(1);
    expect(toasts.get()).toMatchObject([{ status: 'removed' }]);
    vi.advanceTimersByTime(LEAVING);
    expect(toasts.get()).toEqual([]);
  });

  test('is marked as updated and restarts its time on update', () => {
    const toasts = createToasts();
    const id = toasts.add(welcome);
    vi.advanceTimersByTime(AUTO_CLOSE - 100);
    toasts.update(id, { message: 'Signed in' });
    vi.advanceTimersByTime(AUTO_CLOSE - 100);
    expect(toasts.get()).toMatchObject([{ id, message: 'Signed in', tone: 'success', status: 'updated' }]);
  });

  test('is shown once for the same tone and message', () => {
    const toasts = createToasts();
    expect(toasts.add(welcome)).toBe(toasts.add(welcome));
    expect(toasts.get()).toHaveLength(1);
  });

  test('ignores updates while it leaves; the same message then adds a new toast', () => {
    const toasts = createToasts();
    const id = toasts.add(welcome);
    toasts.remove(id);
    toasts.update(id, { message: 'Too late' });
    expect(toasts.get()).toMatchObject([{ message: 'Welcome back', status: 'removed' }]);
    expect(toasts.add(welcome)).not.toBe(id);
  });

  test('stays while paused, then restarts its full time', () => {
    const toasts = createToasts();
    toasts.add(welcome);
    toasts.pause();
    toasts.add({ tone: 'info', message: 'Came while paused' });
    vi.advanceTimersByTime(AUTO_CLOSE * 10);
    expect(toasts.get()).toHaveLength(2);
    toasts.resume();
    vi.advanceTimersByTime(AUTO_CLOSE - 1);
    expect(toasts.get()).toHaveLength(2);
    vi.advanceTimersByTime(1 + LEAVING);
    expect(toasts.get()).toEqual([]);
  });
});

describe('the store', () => {
  test('returns the same array until something changes, and notifies subscribers', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    expect(toasts.get()).toBe(toasts.get());
    const id = toasts.add(welcome);
    expect(listener).toHaveBeenCalledTimes(1);
    toasts.remove(99);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toasts.remove(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
