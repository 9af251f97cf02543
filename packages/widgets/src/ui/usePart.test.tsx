import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePart } from './usePart.ts';

afterEach(cleanup);

it('loads once, reports a failure, and loads again on the next call', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'));
  fetch.mockResolvedValue('the part');
  const { result } = renderHook(() => usePart(fetch));
  expect(result.current).toMatchObject({ Component: null, hasFailed: false });
  await act(async () => {
    result.current.load();
    result.current.load();
  });
  expect(fetch).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ Component: null, hasFailed: true });
  await act(async () => result.current.load());
  expect(result.current).toMatchObject({ Component: 'the part', hasFailed: false });
  await act(async () => result.current.load());
  expect(fetch).toHaveBeenCalledTimes(2);
});
