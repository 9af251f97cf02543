import type { CallResult } from '@oja/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from '../testing/later.ts';
import { useRequest } from './useRequest.ts';

afterEach(cleanup);

const problem = { kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' } as const;

it('ignores calls while one is running, then sends again', async () => {
  const answer = later<CallResult<string>>();
  const call = vi.fn(() => answer.promise);
  const { result } = renderHook(() => useRequest<string>());
  let first: Promise<unknown> = Promise.resolve();
  act(() => {
    first = result.current.send(call);
  });
  expect(result.current.isBusy).toBe(true);
  expect(await result.current.send(call)).toBeNull();
  expect(call).toHaveBeenCalledOnce();
  answer.resolve({ ok: false, problem });
  await act(() => first);
  expect(result.current).toMatchObject({ isBusy: false, problem });
  await act(() => result.current.send(call));
  expect(call).toHaveBeenCalledTimes(2);
});
