import { watchObservers } from './observerWatch.ts';

/** Listeners, timers and observers that remain when the watch ends. */
export interface LeftOver {
  /** "online on Window": listeners not removed from targets that outlive a widget. */
  readonly listeners: readonly string[];
  /** Pending intervals, and pending timeouts of a second or more. */
  readonly timers: number;
  /** "ResizeObserver": observers that still observe something. */
  readonly observers: readonly string[];
}

/** Records what is added to the page. `stop` returns what was not removed. */
export function watchPage(): { stop(): LeftOver } {
  const listeners = watchListeners();
  const timers = watchTimers();
  const observers = watchObservers();
  return { stop: () => ({ listeners: listeners(), timers: timers(), observers: observers() }) };
}

interface Added {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

/** An element's listeners end with the element, and an abort signal's with its request. */
const outlives = (target: EventTarget) =>
  !(target instanceof Node || target instanceof AbortSignal) || target === document;

const isCapture = (options: AddEventListenerOptions | boolean | undefined) =>
  typeof options === 'boolean' ? options : (options?.capture ?? false);

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function watchListeners(): () => string[] {
  const added = new Set<Added>();
  const forget = (one: Added) => {
    for (const other of added) {
      const isSame =
        other.target === one.target && other.type === one.type && other.listener === one.listener;
      if (isSame && other.capture === one.capture) added.delete(other);
    }
  };
  const remember = (one: Added) => {
    forget(one);
    added.add(one);
  };
  // The window can have its own methods, because test tools override them there.
  const stops = [EventTarget.prototype, window].map((holder) => watchHolder(holder, remember, forget));
  return () => {
    for (const stop of stops) stop();
    return [...added].map(({ type, target }) => `${type} on ${target.constructor.name}`);
  };
}

function watchHolder(
  holder: Target,
  remember: (one: Added) => void,
  forget: (one: Added) => void,
): () => void {
  const { addEventListener, removeEventListener } = holder;
  holder.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !outlives(target)) return;
    const one = { target, type, listener, capture: isCapture(options) };
    remember(one);
    const { once, signal } = typeof options === 'object' ? options : {};
    if (once) addEventListener.call(target, type, () => forget(one), { once, capture: one.capture });
    if (signal) addEventListener.call(signal, 'abort', () => forget(one));
  };
  holder.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    forget({ target, type, listener, capture: isCapture(options) });
  };
  return () => Object.assign(holder, { addEventListener, removeEventListener });
}

/** Shorter timeouts come from the test tools. */
const LONG = 1000;

function watchTimers(): () => number {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const running = new Set<unknown>();
  const forget = (stop: (timer?: number) => void) => (timer?: number) => {
    running.delete(timer);
    stop.call(window, timer);
  };
  Object.assign(window, {
    setTimeout(run: () => void, ms = 0) {
      const done = () => {
        running.delete(timer);
        run();
      };
      const timer: unknown = real.setTimeout.call(window, done, ms);
      if (ms >= LONG) running.add(timer);
      return timer;
    },
    setInterval(run: () => void, ms = 0) {
      const timer: unknown = real.setInterval.call(window, run, ms);
      running.add(timer);
      return timer;
    },
    clearTimeout: forget(real.clearTimeout),
    clearInterval: forget(real.clearInterval),
  });
  return () => {
    Object.assign(window, real);
    return running.size;
  };
}
