/** Why our own signal fired. Kept as an object and compared by identity: an error's name or text proves nothing. */
export interface AbortReason {
  readonly why: 'timeout' | 'cancel';
}

export interface Deadline {
  readonly signal: AbortSignal;
  /** The reason our signal fired with, or null while it has not. */
  reason(): AbortReason | null;
  clear(): void;
}

/** One signal for the whole call, body included: it fires after `ms`, or when the caller's own signal does. */
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
