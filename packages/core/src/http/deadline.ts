/** The cause of our own abort. Compared by object identity, because names and messages of errors prove nothing. */
export interface AbortReason {
  readonly why: 'timeout' | 'cancel';
}

export interface Deadline {
  readonly signal: AbortSignal;
  /** The cause of our abort; `null` before it. */
  reason(): AbortReason | null;
  clear(): void;
}

/** A signal for the whole call, including the body: aborts after `ms`, or when the caller's signal does. */
export function startDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let fired: AbortReason | null = null;
  const fire = (reason: AbortReason) => {
    fired ??= reason;
    controller.abort(fired);
  };
  const cancel = () => fire({ why: 'cancel' });
  const timer = setTimeout(() => fire({ why: 'timeout' }), ms);
  if (caller?.aborted) cancel();
  else caller?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    reason: () => fired,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}
