import { options } from 'preact';

// biome-ignore lint/performance/noBarrelFile: it stands in the place of this entry.
export { createRoot, hydrateRoot } from 'preact/compat/client';

/** How long the first screen takes on a slow phone, in ms. */
const FIRST_SCREEN = 5_000;

/**
 * Makes each update of the page a task of its own, as React does, until the function that it gives back is called. The
 * answers to what the first screen asks are there when it asks, so that otherwise one task renders them all, and a slow
 * phone answers no press for as long. What a press or a step back changes is rendered with it, and so is everything after
 * the first screen.
 */
export function yieldBetweenUpdates(): () => void {
  const { port1, port2 } = new MessageChannel();
  options.debounceRendering = (render) => {
    const { event } = globalThis;
    // In the listeners of an event; our own message is none that anybody waits for.
    if (event && !(event instanceof MessageEvent)) queueMicrotask(render);
    else {
      port1.onmessage = render;
      port2.postMessage(0);
    }
  };
  return () => delete options.debounceRendering;
}

setTimeout(yieldBetweenUpdates(), FIRST_SCREEN);
