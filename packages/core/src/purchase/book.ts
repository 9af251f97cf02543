import { type ReadonlySignal, signal } from '@preact/signals-core';
import { fingerprint, type Intent } from './intent.ts';
import { findDuplicate, type JournalEntry } from './journal.ts';
import { Pursuit, type PursuitPorts } from './pursuit.ts';
import { isEnded } from './pursuitState.ts';

/** What beginning a purchase gives: someone following it, or the earlier sale that it may repeat by mistake. */
export type Begun =
  | { readonly kind: 'following'; readonly pursuit: Pursuit }
  | { readonly kind: 'duplicate'; readonly earlier: JournalEntry }
  /** It could not be written down, so it did not leave. */
  | { readonly kind: 'not-journaled' };

/** Every purchase of the signed-in agent that is followed in this tab. */
export interface PurchaseBook {
  /** Newest last. An ended one stays until it is set aside, so that a result is never missed. */
  readonly pursuits: ReadonlySignal<readonly Pursuit[]>;
  /** False where the journal does not survive the app: the agent is asked to keep the page open. */
  isDurable(): Promise<boolean>;
  /** Writes the intent down and sends it. `again`: the agent was asked and wants a second one. */
  begin(intent: Intent, again: boolean): Promise<Begun>;
  /** Follows an earlier entry, such as one that another tab began. */
  follow(entry: JournalEntry): Pursuit;
  /** The agent is done with this result, or goes on selling while it is open: forms show it no more. */
  setAside(pursuit: Pursuit): void;
  isSetAside(pursuit: Pursuit): boolean;
  /** Takes up everything that this agent left open, after a start or a sign-in. */
  resume(agentId: string): Promise<void>;
  /** Follows nothing any more (signed out, page closed). The journal keeps what is open. */
  stop(): void;
}

/** Ended entries are kept this long, in ms: only to recognise a slip of the finger. */
const KEEP_ENDED = 24 * 60 * 60_000;

export function createPurchaseBook(ports: PursuitPorts): PurchaseBook {
  const { journal, now } = ports.platform;
  const pursuits = signal<readonly Pursuit[]>([]);
  const aside = new WeakSet<Pursuit>();
  let agent: string | null = null;

  function start(entry: JournalEntry, resumed: boolean): Pursuit {
    const known = pursuits.peek().find((pursuit) => pursuit.entry.key === entry.key);
    if (known) return known;
    const pursuit = new Pursuit(entry, ports, resumed);
    pursuits.value = [...pursuits.peek(), pursuit];
    pursuit.run();
    return pursuit;
  }
  function stop(): void {
    agent = null;
    for (const pursuit of pursuits.peek()) pursuit.stop();
    pursuits.value = [];
  }
  return {
    pursuits,
    stop,
    isDurable: () => journal.isDurable(),
    async begin(intent, again) {
      if (agent === null) return { kind: 'not-journaled' };
      const agentId = agent;
      const written: JournalEntry = {
        key: intent.key,
        agentId,
        fingerprint: fingerprint(intent.draft),
        intent,
        phase: 'journaled',
        changedAt: now(),
        ending: null,
      };
      try {
        const earlier = await journal.claim(written, (entries) =>
          again ? null : findDuplicate(entries, intent, agentId, now()),
        );
        if (earlier) return { kind: 'duplicate', earlier };
        const sent: JournalEntry = { ...written, phase: 'sent', changedAt: now() };
        await journal.put(sent);
        return { kind: 'following', pursuit: start(sent, false) };
      } catch {
        return { kind: 'not-journaled' };
      }
    },
    follow: (entry) => start(entry, true),
    setAside(pursuit) {
      aside.add(pursuit);
      pursuits.value = pursuits.peek().filter((other) => other !== pursuit || !isEnded(other.state.peek()));
    },
    isSetAside: (pursuit) => aside.has(pursuit),
    async resume(agentId) {
      agent = agentId;
      const entries = await journal.entriesOf(agentId).catch(() => []);
      if (agent !== agentId) return;
      const old = entries.filter((entry) => entry.phase === 'ended' && now() - entry.changedAt > KEEP_ENDED);
      for (const entry of entries) if (entry.phase !== 'ended') start(entry, true);
      if (old.length > 0) await journal.remove(old.map((entry) => entry.key)).catch(() => {});
    },
  };
}
