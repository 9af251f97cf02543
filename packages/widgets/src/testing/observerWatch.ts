interface Observer {
  observe(target: Node, ...options: never[]): void;
  disconnect(): void;
  unobserve?(target: Node): void;
}

const kinds = [ResizeObserver, IntersectionObserver, MutationObserver] as const;

/** Watches all observers from now on. The returned function ends the watch and returns the names of observers still in use. */
export function watchObservers(): () => string[] {
  const watched = new Map<Observer, { readonly name: string; readonly targets: Set<Node> }>();
  const stops = kinds.map(({ name, prototype }) => watchKind(prototype as Observer, name, watched));
  return () => {
    for (const stop of stops) stop();
    return [...watched.values()].filter(({ targets }) => targets.size > 0).map(({ name }) => name);
  };
}

function watchKind(
  prototype: Observer,
  name: string,
  watched: Map<Observer, { readonly name: string; readonly targets: Set<Node> }>,
): () => void {
  const { observe, disconnect, unobserve } = prototype;
  prototype.observe = function (target, ...options) {
    const entry = watched.get(this) ?? { name, targets: new Set() };
    watched.set(this, entry);
    entry.targets.add(target);
    observe.call(this, target, ...options);
  };
  prototype.disconnect = function () {
    watched.delete(this);
    disconnect.call(this);
  };
  if (unobserve) {
    prototype.unobserve = function (target) {
      watched.get(this)?.targets.delete(target);
      unobserve.call(this, target);
    };
  }
  return () => Object.assign(prototype, { observe, disconnect, ...(unobserve && { unobserve }) });
}
