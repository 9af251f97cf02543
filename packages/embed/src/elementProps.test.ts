import { expect, test } from 'vitest';
import { eventNames } from '../../widgets/src/embed/events.ts';
import { events, listen } from './elementProps.ts';

test('every event of an element reaches a wrapper’s listener, until it is removed', () => {
  expect(events.map((name) => `oja:${name}`).sort()).toEqual([...eventNames].sort());
  const element = new EventTarget();
  const heard: unknown[] = [];
  const stop = listen(element, (name, detail) => heard.push([name, detail]));
  for (const name of eventNames) element.dispatchEvent(new CustomEvent(name, { detail: name }));
  expect(heard).toEqual(eventNames.map((name) => [name.replace('oja:', ''), name]));
  stop();
  for (const name of eventNames) element.dispatchEvent(new CustomEvent(name));
  expect(heard).toHaveLength(eventNames.length);
});
