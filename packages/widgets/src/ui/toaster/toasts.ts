/** Toasts close after this many ms (specification, section 9). */
export const AUTO_CLOSE = 2000;

/** How long a removed toast stays for its exit transition, in ms. */
export const LEAVING = 160;

/** Status of a toast (specification, section 4). */
export type ToastStatus = 'added' | 'updated' | 'removed';
export type ToastTone = 'success' | 'error' | 'info';
export type Toast = Readonly<{ id: number; tone: ToastTone; message: string; status: ToastStatus }>;
export type ToastContent = Pick<Toast, 'tone' | 'message'>;

/** A store of toasts. `pause` stops their timers while they are read. */
export type Toasts = Readonly<{
  /** Shows a toast. Updates a visible toast with the same tone and message instead of adding another. */
  add(content: ToastContent): number;
  update(id: number, content: Partial<ToastContent>): void;
  remove(id: number): void;
  /** Stops all timers: a pointer or the focus is on a toast, or the page is hidden. */
  pause(): void;
  resume(): void;
  /** Snapshot for `useSyncExternalStore`: the same array until something changes. */
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}>;

const isSame = (one: ToastContent, other: ToastContent) =>
  one.tone === other.tone && one.message === other.message;

function createTimers() {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  return {
    start(id: number, ms: number, then: () => void) {
      clearTimeout(timers.get(id));
      const fire = () => {
        timers.delete(id);
        then();
      };
      timers.set(id, setTimeout(fire, ms));
    },
    stop: (id: number) => clearTimeout(timers.get(id)),
  };
}

/** The list of toasts and its subscribers. */
function createToastList() {
  let toasts: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => toasts,
    shown: () => toasts.filter(({ status }) => status !== 'removed'),
    append: (toast: Toast) => set([...toasts, toast]),
    change: (id: number, patch: Partial<Toast>) =>
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...patch } : toast))),
    drop: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Creates an independent store: two widgets on a page never show each other's toasts. */
export function createToasts(autoClose = AUTO_CLOSE): Toasts {
  const { get, shown, append, change, drop, subscribe } = createToastList();
  const timers = createTimers();
  let lastId = 0;
  let paused = false;

  const run = (id: number) => {
    if (!paused) timers.start(id, autoClose, () => remove(id));
  };
  const isShown = (id: number) => shown().some((toast) => toast.id === id);

  function remove(id: number) {
    if (!isShown(id)) return;
    change(id, { status: 'removed' });
    timers.start(id, LEAVING, () => drop(id));
  }

  function update(id: number, content: Partial<ToastContent>) {
    if (!isShown(id)) return;
    change(id, { ...content, status: 'updated' });
    run(id);
  }

  function add(content: ToastContent) {
    const same = shown().find((toast) => isSame(toast, content));
    if (same) {
      update(same.id, content);
      return same.id;
    }
    lastId += 1;
    append({ ...content, id: lastId, status: 'added' });
    run(lastId);
    return lastId;
  }

  return {
    add,
    update,
    remove,
    pause() {
      paused = true;
      for (const { id } of shown()) timers.stop(id);
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const { id } of shown()) run(id);
    },
    get,
    subscribe,
  };
}
