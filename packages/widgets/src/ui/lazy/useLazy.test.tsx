import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyCode } from './lazyCode.ts';
import { useLazy } from './useLazy.ts';

afterEach(cleanup);

it('loads once, reports a failure, and loads again on the next call', async () => {
  const cause = new TypeError('offline');
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause);
  fetch.mockResolvedValue('the part');
  const code = createLazyCode(fetch);
  const { result } = renderHook(() => useLazy(code));
  expect(result.current).toMatchObject({ Component: null, failure: null });
  await act(async () => {
    result.current.load();
    result.current.load();
  });
  expect(fetch).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ Component: null, failure: { problem: cause } });
  await act(async () => result.current.load());
  expect(result.current).toMatchObject({ Component: 'the part', failure: null });
  await act(async () => result.current.load());
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('returns code that another component or a prefetch has loaded', async () => {
  const code = createLazyCode(async () => 'the part');
  const { result } = renderHook(() => useLazy(code));
  await act(() => code.prefetch());
  expect(result.current.Component).toBe('the part');
});

it('ignores a failed prefetch', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'));
  fetch.mockResolvedValue('the part');
  const code = createLazyCode(fetch);
  const { result } = renderHook(() => useLazy(code));
  await act(() => code.prefetch());
  expect(result.current).toMatchObject({ Component: null, failure: null });
  await act(async () => result.current.load());
  expect(result.current.Component).toBe('the part');
});

it('does not report the failure of other code that was loading before', async () => {
  const failing = createLazyCode<string>(() => Promise.reject(new TypeError('offline')));
  const waiting = createLazyCode(() => new Promise<string>(() => {}));
  const { result, rerender } = renderHook(useLazy<string>, { initialProps: failing });
  await act(async () => result.current.load());
  expect(result.current.failure).not.toBeNull();
  rerender(waiting);
  expect(result.current).toMatchObject({ Component: null, failure: null });
});
