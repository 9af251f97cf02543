import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournalChannel } from './journalChannel.ts';

describe('tabs with a BroadcastChannel', () => {
  const openTab = () => createJournalChannel(true, BroadcastChannel);

  it('notify each other of a changed purchase, and not themselves', async () => {
    const [first, second] = [openTab(), openTab()];
    const [heardByFirst, heardBySecond] = [vi.fn(), vi.fn()];
    const stops = [first.onJournalChange(heardByFirst), second.onJournalChange(heardBySecond)];
    first.announceJournalChange('a-key');
    await vi.waitFor(() => expect(heardBySecond).toHaveBeenCalledExactlyOnceWith('a-key'));
    expect(heardByFirst).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('are notified by a tab without listeners', async () => {
    const heard = vi.fn();
    const stop = openTab().onJournalChange(heard);
    openTab().announceJournalChange('a-key');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('a-key'));
    stop();
  });

  it('close the channel when the last listener stops', () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    const { onJournalChange } = openTab();
    const stops = [onJournalChange(() => {}), onJournalChange(() => {})];
    stops[0]?.();
    expect(close).not.toHaveBeenCalled();
    stops[1]?.();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });
});

describe('tabs without a BroadcastChannel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['is missing', undefined],
    [
      'is refused',
      class {
        constructor() {
          throw new DOMException('No', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel,
    ],
  ])('poll every one and a half seconds if it %s, until they stop', (_, channel) => {
    const { onJournalChange, announceJournalChange } = createJournalChannel(true, channel);
    const heard = vi.fn();
    const stop = onJournalChange(heard);
    announceJournalChange('a-key');
    vi.advanceTimersByTime(3_000);
    expect(heard.mock.calls).toEqual([[null], [null]]);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('do nothing if the journal is not shared', () => {
    const { onJournalChange } = createJournalChannel(false, undefined);
    const heard = vi.fn();
    onJournalChange(heard);
    vi.advanceTimersByTime(10_000);
    expect(heard).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
