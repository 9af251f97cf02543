import { options } from 'preact';
import { expect, it, vi } from 'vitest';
import { yieldBetweenUpdates } from './firstUpdates.ts';

/** Schedules an update as Preact does: with `debounceRendering` if it is set, else as a microtask. */
const schedule = (render: () => void) => (options.debounceRendering ?? queueMicrotask)(render);

const rendered = async () => {
  const order: string[] = [];
  schedule(() => order.push('render'));
  // The end of this task: all its microtasks have run.
  queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => order.push('the task ends'))));
  await vi.waitFor(() => expect(order).toHaveLength(2));
  return order;
};

it('renders an update in a separate task', async () => {
  const end = yieldBetweenUpdates();
  expect(await rendered()).toEqual(['the task ends', 'render']);
  end();
});

it('renders changes from an event in the event’s task', async () => {
  const end = yieldBetweenUpdates();
  // Browsers set it while an event's listeners run.
  vi.stubGlobal('event', new Event('popstate'));
  expect(await rendered()).toEqual(['render', 'the task ends']);
  vi.unstubAllGlobals();
  end();
});

it('renders an update in the task that caused it after the first screen', async () => {
  yieldBetweenUpdates()();
  expect(await rendered()).toEqual(['render', 'the task ends']);
});
