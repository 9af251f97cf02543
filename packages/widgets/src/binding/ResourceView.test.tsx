import { kobo, type Problem, problemMessages, type ResourceState } from '@oja/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoNow } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ResourceView, type ResourceViewProps } from './ResourceView.tsx';
import { SLOW_AFTER_MS } from './useIsSlow.ts';

const words = {
  loading: 'Loading the rates',
  slow: 'The rates are on their way.',
  failed: 'Could not load the rates',
  stale: (at: string) => `Rates as of ${at}.`,
  tryAgain: 'Try again',
};
const offline: Problem = { kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' };
const missingCall: Problem = {
  kind: 'client',
  code: 'CLIENT_ERROR',
  phase: 'body',
  status: 404,
  failure: null,
};
const rates = [kobo(100)];
const ready = { status: 'ready', data: rates, at: demoNow, problem: null } as const;

type State = ResourceState<readonly number[]>;

function show(state: State, props: Partial<ResourceViewProps<readonly number[]>> = {}) {
  const onRetry = vi.fn();
  render(
    <ResourceView
      state={state}
      words={words}
      now={demoNow}
      onRetry={onRetry}
      skeleton={<hr />}
      isEmpty={(data) => data.length === 0}
      empty="No rates"
      frame={(content) => <section aria-label="frame">{content}</section>}
      {...props}
    >
      {(data) => `${data.length} rate`}
    </ResourceView>,
  );
  return onRetry;
}

const frame = () => screen.queryByRole('region', { name: 'frame' });

describe('ResourceView', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it.each(['idle', 'loading'] as const)(
    'shows and announces the skeleton while the status is %s',
    (status) => {
      show({ status, data: null, problem: null });
      expect(frame()?.querySelector('hr')).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(words.loading);
    },
  );

  it('says after 3 s that loading is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show({ status: 'loading', data: null, problem: null });
    act(() => vi.advanceTimersByTime(SLOW_AFTER_MS - 1));
    expect(screen.queryByText(words.slow)).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText(words.slow)).toBeVisible();
  });

  it('explains a failure and retries on press', async () => {
    const onRetry = show({ status: 'failed', data: null, problem: offline });
    expect(screen.getByText(words.failed)).toBeVisible();
    expect(screen.getByText(problemMessages.network)).toBeVisible();
    expect(frame()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows a request id to copy if the server failed, but not if it refused the call', async () => {
    const requestId = '1e0b6c0a-58d1-4c5e-9a0d-3f1f4e1f5a77';
    const answered = { phase: 'body', status: 500, failure: null, requestId } as const;
    show({ status: 'failed', data: null, problem: { kind: 'server', code: 'SERVER_ERROR', ...answered } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(`${en.problemDetails.reference}Copy${requestId}`);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: `Copy ${en.problemDetails.reference}` }));
    expect(write).toHaveBeenCalledExactlyOnceWith(requestId);
    write.mockRestore();
    cleanup();
    show({ status: 'failed', data: null, problem: { ...missingCall, requestId } });
    expect(screen.getByRole('alert').textContent).not.toContain(requestId);
  });

  it('renders the value', () => {
    show(ready);
    expect(frame()).toHaveTextContent('1 rate');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders an outdated value with its time and the problem', async () => {
    const onRetry = show({ ...ready, status: 'stale', problem: offline });
    expect(screen.getByText(`Rates as of 09:42. ${problemMessages.network}`)).toBeVisible();
    expect(frame()).toHaveTextContent('1 rate');
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('renders an outdated value without a notice while it is refetched', () => {
    show({ ...ready, status: 'stale' });
    expect(frame()).toHaveTextContent('1 rate');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders the empty state for an empty value', () => {
    show({ ...ready, data: [] });
    expect(frame()).toHaveTextContent('No rates');
  });

  it('renders `lacking` if the server lacks the endpoint, or else a failure', () => {
    const state: State = { status: 'failed', data: null, problem: missingCall };
    show(state, { lacking: 'Not sold here' });
    expect(screen.getByText('Not sold here')).toBeVisible();
    cleanup();
    show(state);
    expect(screen.getByText(words.failed)).toBeVisible();
  });
});
