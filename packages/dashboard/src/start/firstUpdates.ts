import { options } from 'preact';

/** Time that the first screen needs on a slow phone, in ms. */
const FIRST_SCREEN = 5_000;

/**
 * Renders each update of the page in a separate task, as React does. Otherwise one task would render all answers for
 * the first screen, and a slow phone would answer no press until it ends. Changes from a press are rendered in the same
 * task.
 *
 * @returns A function that restores the default.
 */
export function yieldBetweenUpdates(): () => void {
  const { port1, port2 } = new MessageChannel();
  options.debounceRendering = (render) => {
    const { event } = globalThis;
    // `event` is set while an event's listeners run. Excludes the message event below, which is not user input.
    if (event && !(event instanceof MessageEvent)) queueMicrotask(render);
    else {
      port1.onmessage = render;
      port2.postMessage(0);
    }
  };
  return () => delete options.debounceRendering;
}

/** Yields between updates until the first screen is complete, even on a slow phone. */
export function yieldAtFirst(): void {
  setTimeout(yieldBetweenUpdates(), FIRST_SCREEN);
}
