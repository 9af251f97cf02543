import { options } from 'preact';

/** How long the first screen takes on a slow phone, in ms. */
const FIRST_SCREEN = 5_000;

/**
 * Makes each update of the page a separate task, as React does. Without this, one task renders all answers to the first
 * screen, and a slow phone answers no press until the task ends. The changes of a press are rendered in the same task.
 *
 * @returns Ends it.
 */
export function yieldBetweenUpdates(): () => void {
  const { port1, port2 } = new MessageChannel();
  options.debounceRendering = (render) => {
    const { event } = globalThis;
    // `event` is set while the listeners of an event run. Skips the message below, which nobody pressed.
    if (event && !(event instanceof MessageEvent)) queueMicrotask(render);
    else {
      port1.onmessage = render;
      port2.postMessage(0);
    }
  };
  return () => delete options.debounceRendering;
}

/** Yields between updates until the first screen is there, even on a slow phone. */
export function yieldAtFirst(): void {
  setTimeout(yieldBetweenUpdates(), FIRST_SCREEN);
}
