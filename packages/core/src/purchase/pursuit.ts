import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Status } from '../schemas/status.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { moneyOutcome } from '../transport/moneyOutcome.ts';
import { isNotFound, lacksTheCall, namesItMissing, type Problem } from '../transport/problem.ts';
import { createEnquiry, type Enquiry } from './enquiry.ts';
import { createHold, type Hold, type Release } from './hold.ts';
import type { Ending, JournalEntry } from './journal.ts';
import type { PursuitPorts } from './pursuitPorts.ts';
import { isEnded, type PursuitState, stateOf } from './pursuitState.ts';
import { createRhythm, type Rhythm } from './rhythm.ts';
import { QUIET, RESEND_UNTIL, SURELY_DEAD } from './schedule.ts';

/**
 * Follows one purchase from its first send until it is known what became of it. It belongs to the client and not to a
 * widget: leaving the page that sold it does not stop it.
 */
export class Pursuit {
  readonly state: ReadonlySignal<PursuitState>;
  readonly entry: JournalEntry;
  /** Taken up from the journal, after a restart or from another tab. */
  readonly isResumed: boolean;
  readonly #state = signal<PursuitState>({ step: 'sending' });
  readonly #ports: PursuitPorts;
  readonly #startedAt: number;
  readonly #ageAtStart: number;
  readonly #stopped = new AbortController();
  readonly #rhythm: Rhythm;
  readonly #hold: Hold;
  readonly #enquiry: Enquiry;
  #quietSince: number;
  #refusal: Problem | null = null;
  #wasHeld = false;
  #lastStatus: Status | null = null;

  /** `release` lets go of the purchase for other tabs, where this one already holds it. */
  constructor(entry: JournalEntry, ports: PursuitPorts, isResumed: boolean, release: Release | null = null) {
    this.entry = entry;
    this.state = this.#state;
    this.#ports = ports;
    this.isResumed = isResumed;
    this.#hold = createHold(ports.platform, entry.key, release);
    this.#enquiry = createEnquiry(ports.call, entry.intent, this.#stopped.signal);
    this.#startedAt = ports.platform.elapsed();
    this.#quietSince = this.#startedAt;
    this.#rhythm = createRhythm(ports.platform);
    const age = ports.platform.now() - entry.intent.madeAt;
    // A clock that was set back makes a negative age: that says nothing, so it counts as just made.
    this.#ageAtStart = isResumed ? Math.max(age, 0) : 0;
    if (isResumed)
      this.#state.value = { step: 'unknown', problem: null, lastCheckedAt: null, nextCheckAt: null };
  }

  /** Runs until the purchase has ended or `stop` is called. Never throws. */
  async run(): Promise<void> {
    const stopWaking = this.#ports.platform.onWake(() => this.checkNow());
    try {
      await this.#begin();
      while (this.#isRunning()) {
        // Where the agent has to look, no clock asks again; a wish to see does.
        const isWaiting = this.#state.peek().step !== 'needs-review';
        await this.#rhythm.pause(isWaiting, (at) => this.#plan(at));
        if (this.#isRunning()) await this.#check();
      }
    } finally {
      stopWaking();
      this.#hold.letGo();
    }
  }

  /** Asks the server at once, instead of at the next planned time. */
  checkNow(): void {
    this.#rhythm.wake();
  }

  /** Stops following, here and now; the journal keeps the purchase for the next start. */
  stop(): void {
    this.#stopped.abort();
    this.#rhythm.wake();
  }

  /** The agent looked and says what became of it: only where the server can't (`needs-review`). */
  async settleByHand(ending: 'delivered' | 'refused'): Promise<void> {
    if (this.#state.peek().step !== 'needs-review') return;
    this.#rhythm.wake();
    return this.#end({ step: 'settled-by-hand', ending });
  }

  async #begin(): Promise<void> {
    if (!this.isResumed) return this.#send();
    const isMine = await this.#isMine();
    // Written down and never sent; whoever would still send it would hold it.
    if (this.entry.phase === 'journaled' && isMine) return this.#end({ step: 'refused', problem: null });
    return this.#check();
  }

  #isRunning(): boolean {
    return !this.#stopped.signal.aborted && !isEnded(this.#state.peek());
  }

  #age(): number {
    return this.#ageAtStart + this.#ports.platform.elapsed() - this.#startedAt;
  }

  #isMine(): Promise<boolean> {
    return this.#hold.take(!this.isResumed || this.#age() > SURELY_DEAD);
  }

  #plan(nextCheckAt: number | null): void {
    const state = this.#state.peek();
    if (state.step === 'processing' || state.step === 'unknown')
      this.#state.value = { ...state, nextCheckAt };
  }

  async #send(): Promise<void> {
    const isFirst = this.#state.peek().step === 'sending';
    const outcome = await this.#enquiry.send();
    this.#quietSince = this.#ports.platform.elapsed();
    if (outcome.ok) return this.#accept(outcome.data);
    const isRefused = moneyOutcome(outcome.problem, this.entry.key) === 'not-charged';
    if (isRefused && isFirst) return this.#end({ step: 'refused', problem: outcome.problem });
    // A later copy was refused: an earlier one may still be on its way. No more copies, and the server has the last word.
    if (isRefused && outcome.problem.phase !== 'unsent') this.#refusal = outcome.problem;
    this.#doubt(outcome.problem);
  }

  async #check(): Promise<void> {
    const outcome = await this.#enquiry.ask();
    if (this.#stopped.signal.aborted) return;
    if (outcome.ok) return this.#accept(outcome.data);
    this.#doubt(outcome.problem);
    if (isNotFound(outcome.problem)) return this.#notFound(outcome.problem);
    if (this.#ports.dedupe === 'none' && lacksTheCall(outcome.problem)) return this.#review();
  }

  /** The server, in its own words, does not have it. */
  async #notFound(problem: Problem): Promise<void> {
    const { dedupe, platform } = this.#ports;
    if (dedupe === 'none') return this.#review();
    // It had it a moment ago: one part of the server is behind another.
    if (this.#wasHeld) return;
    // After a restart nobody may be standing there any more: what never arrived is offered again, not sent again.
    if (!this.isResumed && !this.#refusal && this.#age() < RESEND_UNTIL) return this.#send();
    if (platform.elapsed() - this.#quietSince < QUIET || !(await this.#isMine())) return;
    if (namesItMissing(problem)) return this.#end({ step: 'refused', problem: this.#refusal });
  }

  /** The server can't say. Once no copy can be on its way any more, the agent is shown what may be it. */
  async #review(): Promise<void> {
    if (this.#age() <= RESEND_UNTIL) return;
    const candidates = await this.#enquiry.lookAround();
    if (candidates && this.#isRunning()) this.#state.value = { step: 'needs-review', candidates };
  }

  async #accept(transaction: Transaction): Promise<void> {
    // An answer about another purchase decides nothing about this one.
    if ((transaction.reference ?? this.entry.key) !== this.entry.key) return this.#doubt(null);
    const checks = { lastCheckedAt: this.#ports.platform.now(), nextCheckAt: null };
    const state = stateOf(transaction, this.#ports.failedPurchases, checks);
    this.#wasHeld ||= state.step === 'processing';
    // Once signed out, the figures on screen are somebody else's.
    const isTold = transaction.status === this.#lastStatus || this.#stopped.signal.aborted;
    this.#lastStatus = transaction.status;
    if (!isTold) this.#ports.onTransaction(transaction);
    if (isEnded(state)) return this.#end(state);
    this.#state.value = state;
  }

  /** No usable answer. What is known already stays on screen. */
  #doubt(problem: Problem | null): void {
    const state = this.#state.peek();
    const lastCheckedAt = this.#ports.platform.now();
    if (state.step === 'processing') this.#state.value = { ...state, lastCheckedAt };
    else if (state.step === 'sending' || state.step === 'unknown')
      this.#state.value = { step: 'unknown', problem, lastCheckedAt, nextCheckAt: null };
  }

  async #end(state: PursuitState): Promise<void> {
    // On screen first: a journal that can't be written costs a question at the next start, not the receipt.
    this.#state.value = state;
    const { journal, now } = this.#ports.platform;
    const ending = state.step === 'settled-by-hand' ? state.ending : (state.step as Ending);
    await journal.put({ ...this.entry, phase: 'ended', ending, changedAt: now() }).catch(() => {});
  }
}
