import { type ReadonlySignal, signal } from '@preact/signals-core';
import { moneyOutcome } from '../../http/moneyOutcome.ts';
import { isNotFound, lacksTheCall, type Problem } from '../../http/problem.ts';
import type { JournalEntry, NotChargedEvidence } from '../../journal/journal.ts';
import type { Transaction } from '../../transaction/schema.ts';
import { evidenceOfRefusal } from './ending.ts';
import { createEndingSync, type EndingSync } from './endingSync.ts';
import { createPurchaseRequests, type PurchaseRequests, type ReleaseLock } from './purchaseRequests.ts';
import { createRequerySchedule, RESEND_UNTIL, type RequerySchedule } from './requerySchedule.ts';
import type { TrackerPorts } from './trackerPorts.ts';
import {
  afterFailedRequery,
  isEnded,
  type TrackerState,
  trackerStateOf,
  withNextRequery,
} from './trackerState.ts';

/**
 * Follows one purchase from its first send until its final status. It belongs to the client and not to a widget:
 * leaving the page does not stop it.
 */
export class PurchaseTracker {
  /** True if it was resumed from the journal, after a restart or from another tab. */
  readonly isResumed: boolean;
  readonly #state = signal<TrackerState>({ step: 'sending' });
  readonly state: ReadonlySignal<TrackerState> = this.#state;
  readonly #ports: TrackerPorts;
  readonly #stopped = new AbortController();
  readonly #schedule: RequerySchedule;
  readonly #requests: PurchaseRequests;
  readonly #endingSync: EndingSync;
  #entry: JournalEntry;
  #refusal: Problem | null = null;
  #wasHeld = false;
  #lastStatus: Transaction['status'] | null = null;

  /**
   * `releaseLock` is set if this tab already has the lock of the purchase. `pin` is the transaction PIN, which only
   * this tracker knows: after a restart nothing is sent again, so nothing needs it.
   */
  constructor(
    entry: JournalEntry,
    ports: TrackerPorts,
    isResumed: boolean,
    releaseLock: ReleaseLock | null,
    pin?: string,
  ) {
    this.#entry = entry;
    this.#ports = ports;
    this.isResumed = isResumed;
    const { call, platform } = ports;
    const { signal } = this.#stopped;
    const requestPorts = { call, platform, isResumed, releaseLock, pin, signal };
    this.#requests = createPurchaseRequests(entry.intent, requestPorts);
    this.#schedule = createRequerySchedule(platform);
    this.#endingSync = createEndingSync({
      platform,
      entry: () => this.#entry,
      state: this.#state,
      loadTransaction: () => this.#loadTransaction(),
      signal,
    });
    if (isResumed) this.#state.value = afterFailedRequery(this.#state.peek(), null, null);
  }

  get entry(): JournalEntry {
    return this.#entry;
  }

  /** Runs until the purchase has ended or `stop` is called. Never throws. */
  async run(): Promise<void> {
    const stopWaking = this.#ports.platform.onWake(() => this.requeryNow());
    this.#endingSync.followOtherTabs();
    try {
      await this.#sendOrResume();
      while (this.#isRunning()) {
        // While the agent must decide, only `requeryNow` starts a requery.
        const isWaiting = this.#state.peek().step !== 'needs-review';
        await this.#schedule.pause(isWaiting, (at) => {
          this.#state.value = withNextRequery(this.#state.peek(), at);
        });
        if (this.#isRunning()) await this.#requery();
      }
    } finally {
      stopWaking();
      this.#requests.releaseLock();
    }
  }

  /** Requeries at once, instead of at the next planned time. */
  requeryNow(): void {
    this.#schedule.wake();
  }

  /** Stops following at once; the journal keeps the purchase for the next start. */
  stop(): void {
    this.#stopped.abort();
    this.#schedule.wake();
  }

  /** Changes the agent's id, if the server named the agent only after the purchase had begun. */
  rename(agentId: string): void {
    this.#entry = { ...this.#entry, agentId };
  }

  /** Records the agent's own decision, only if the server can't decide (`needs-review`). */
  async settleByHand(ending: 'delivered' | 'refused'): Promise<void> {
    if (this.#state.peek().step !== 'needs-review') return;
    const ended = this.#endingSync.end({ step: 'settled-by-hand', ending });
    this.#schedule.wake();
    return ended;
  }

  async #sendOrResume(): Promise<void> {
    if (!this.isResumed) return this.#send();
    const isMine = await this.#requests.acquireLock();
    // Journaled and never sent: if another tab were still sending it, that tab would have the lock.
    if (this.entry.phase === 'journaled' && isMine) return this.#refuse(null, 'unsent');
    return this.#requery();
  }

  #isRunning(): boolean {
    return !this.#stopped.signal.aborted && !isEnded(this.#state.peek());
  }

  async #send(): Promise<void> {
    const isFirst = this.#state.peek().step === 'sending';
    const result = await this.#requests.send();
    if (result.ok) return this.#accept(result.data);
    const { problem } = result;
    if (moneyOutcome(problem, this.entry.key) === 'unknown') return this.#markUnknown(problem);
    const evidence = evidenceOfRefusal(problem, this.entry.key);
    if (isFirst || evidence === 'voided') return this.#refuse(problem, evidence);
    this.#markUnknown(problem);
    if (evidence === 'unsent') return;
    // A later copy was refused, but an earlier one may still be in flight: sends no more copies, and lets the server decide.
    this.#refusal = problem;
    if (!this.#ports.loadCandidates) await this.#giveUp(null);
  }

  async #requery(): Promise<void> {
    const result = await this.#requests.requery();
    if (this.#stopped.signal.aborted) return;
    if (result.ok) return this.#accept(result.data);
    this.#markUnknown(result.problem);
    if (!this.#isRunning()) return;
    if (isNotFound(result.problem)) return this.#notFound(result.problem);
    if (lacksTheCall(result.problem)) return this.#offerCandidates();
  }

  /** Handles an API answer that the purchase does not exist. */
  async #notFound(problem: Problem): Promise<void> {
    if (this.#ports.loadCandidates) return this.#offerCandidates();
    // The server had it before: one part of the server is behind another.
    if (this.#wasHeld) return;
    // After a restart, the agent may be gone: a purchase that never arrived is offered again, not sent again.
    if (!this.isResumed && !this.#refusal && this.#requests.age() < RESEND_UNTIL) return this.#send();
    return this.#giveUp(problem);
  }

  async #giveUp(missing: Problem | null): Promise<void> {
    if (this.#wasHeld || !(await this.#requests.acquireLock()) || !this.#isRunning()) return;
    const voided = await this.#requests.void(missing);
    if (voided?.transaction) return this.#accept(voided.transaction);
    // `not-found` is not a guarantee of the server: a stopped tracker concludes nothing from it.
    if (!voided || (voided.evidence === 'not-found' && !this.#isRunning())) return;
    return this.#refuse(this.#refusal, voided.evidence);
  }

  #refuse(problem: Problem | null, evidence: NotChargedEvidence): Promise<void> {
    return this.#endingSync.end({ step: 'refused', problem, evidence });
  }

  /** The server can't decide. Once no copy can be in flight any more, shows the agent the candidates. */
  async #offerCandidates(): Promise<void> {
    const { loadCandidates, call } = this.#ports;
    if (!loadCandidates || this.#requests.age() <= RESEND_UNTIL) return;
    const candidates = await loadCandidates(call, this.entry.intent, this.#stopped.signal);
    if (candidates && this.#isRunning()) this.#state.value = { step: 'needs-review', candidates };
  }

  async #accept(transaction: Transaction): Promise<void> {
    // An answer about another purchase decides nothing about this one.
    if ((transaction.reference ?? this.entry.key) !== this.entry.key) return this.#markUnknown(null);
    const checks = { lastCheckedAt: this.#ports.platform.now(), nextCheckAt: null };
    const state = trackerStateOf(transaction, this.#ports.failedPurchases, checks);
    this.#wasHeld ||= state.step === 'processing';
    this.#tell(transaction);
    if (isEnded(state)) return this.#endingSync.end(state);
    // A slow or stored answer must not undo an ending.
    if (!isEnded(this.#state.peek())) this.#state.value = state;
  }

  /** Updates balance and list after each change of status. */
  #tell(transaction: Transaction): void {
    // After a sign-out, the balance and list on screen may belong to another agent.
    const isTold = transaction.status === this.#lastStatus || this.#stopped.signal.aborted;
    this.#lastStatus = transaction.status;
    if (!isTold) this.#ports.onTransaction(transaction);
  }

  async #loadTransaction(): Promise<void> {
    const result = await this.#requests.requery();
    if (result.ok && !this.#stopped.signal.aborted) await this.#accept(result.data);
  }

  /** Handles a missing or unusable answer. Known facts stay on screen. */
  #markUnknown(problem: Problem | null): void {
    this.#state.value = afterFailedRequery(this.#state.peek(), problem, this.#ports.platform.now());
  }
}
