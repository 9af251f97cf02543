import { options } from 'preact';
import { expect, it, vi } from 'vitest';
import { yieldBetweenUpdates } from './firstUpdates.ts';

/** Schedules an update as Preact does: with `debounceRendering` if it is set, otherwise as a microtask. */
const schedule = (render: () => void) => (options.debounceRendering ?? queueMicrotask)(render);

const rendered = async () => {
  const order: string[] = [];
  schedule(() => order.push('render'));
  // The end of this task: each microtask of it has run.
  queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => order.push('the task ends'))));
  await vi.waitFor(() => expect(order).toHaveLength(2));
  return order;
};

it('renders an update in a separate task', async () => {
  const end = yieldBetweenUpdates();
  expect(await rendered()).toEqual(['the task ends', 'render']);
  end();
});

it('renders changes of an event in the task of the event', async () => {
  const end = yieldBetweenUpdates();
  // A browser sets it while the listeners of an event run.
  vi.stubGlobal('event', new Event('popstate'));
  expect(await rendered()).toEqual(['render', 'the task ends']);
  vi.unstubAllGlobals();
  end();
});

it('renders it in the task that caused it once the first screen is there', async () => {
  yieldBetweenUpdates()();
  expect(await rendered()).toEqual(['render', 'the task ends']);
});
