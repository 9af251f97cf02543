import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Platform } from '../platform/platform.ts';
import type { Status } from '../schemas/status.ts';
import type { Transaction } from '../schemas/transaction.ts';
import type { Call } from '../session/call.ts';
import { isNotFound, moneyOutcome, type Problem } from '../transport/problem.ts';
import { purchaseBody } from './intent.ts';
import type { Ending, JournalEntry } from './journal.ts';
import { findCandidates } from './match.ts';
import { isEnded, type PursuitState, stateOf } from './pursuitState.ts';
import { requeryPause } from './schedule.ts';

/** Whether the server pays at most once for one reference. `none` (an unknown server): never send a second time. */
export type Dedupe = 'supported' | 'none';

export interface PursuitPorts {
  readonly call: Call;
  readonly platform: Platform;
  readonly dedupe: Dedupe;
  /** Told whenever the server's word on a purchase changes, so that balance and list follow. */
  readonly onTransaction: (transaction: Transaction) => void;
}

/** How long a lost purchase is sent again with the same key while the agent stands there, in ms. */
const RESEND_UNTIL = 120_000;
/** After the last copy, this long must pass before "the server never had it" is believed: it answers within 10 s. */
const QUIET = 20_000;
/** Where nobody can tell whether another tab is still sending: no copy is left after this age. */
const SURELY_DEAD = 180_000;

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
  #wake: () => void = () => {};
  #release: (() => void) | null = null;
  #quietSince: number;
  #refusal: Problem | null = null;
  #wasHeld = false;
  #lastStatus: Status | null = null;

  constructor(entry: JournalEntry, ports: PursuitPorts, resumed: boolean) {
    this.entry = entry;
    this.state = this.#state;
    this.#ports = ports;
    this.isResumed = resumed;
    this.#startedAt = ports.platform.elapsed();
    this.#quietSince = this.#startedAt;
    const age = ports.platform.now() - entry.intent.madeAt;
    // A clock that was set back makes a negative age: that says nothing, so it counts as just made.
    this.#ageAtStart = resumed ? Math.max(age, 0) : 0;
    if (resumed)
      this.#state.value = { step: 'unknown', problem: null, lastCheckedAt: null, nextCheckAt: null };
  }

  /** Runs until the purchase has ended or `stop` is called. Never throws. */
  async run(): Promise<void> {
    const { platform } = this.#ports;
    if (this.isResumed && this.entry.phase === 'journaled')
      return this.#end({ step: 'refused', problem: null });
    const stopWaking = platform.onWake(() => this.checkNow());
    await this.#own();
    if (!this.isResumed) await this.#send();
    else await this.#check();
    for (let asked = 0; this.#isRunning(); asked++) {
      await this.#pause(asked);
      if (this.#isRunning()) await this.#check();
    }
    stopWaking();
    this.#release?.();
  }

  /** Asks the server at once, instead of at the next planned time. */
  checkNow(): void {
    this.#wake();
  }

  /** Stops following, here and now; the journal keeps the purchase for the next start. */
  stop(): void {
    this.#stopped.abort();
    this.#wake();
  }

  /** The agent looked and says what became of it: only where the server can't (`needs-review`). */
  async settleByHand(ending: 'delivered' | 'refused'): Promise<void> {
    if (this.#state.peek().step !== 'needs-review') return;
    this.#state.value = { step: 'settled-by-hand', ending };
    await this.#write(ending);
  }

  #isRunning(): boolean {
    const state = this.#state.peek();
    return !this.#stopped.signal.aborted && !isEnded(state) && state.step !== 'needs-review';
  }

  #age(): number {
    return this.#ageAtStart + this.#ports.platform.elapsed() - this.#startedAt;
  }

  async #own(): Promise<boolean> {
    if (this.#release) return true;
    const release = await this.#ports.platform.own(this.entry.key);
    if (release) this.#release = release;
    return release === undefined ? !this.isResumed || this.#age() > SURELY_DEAD : release !== null;
  }

  async #pause(asked: number): Promise<void> {
    const { platform } = this.#ports;
    const ms = requeryPause(asked, platform.elapsed() - this.#startedAt, platform.random);
    this.#plan(ms === null ? null : platform.now() + ms);
    const woken = new AbortController();
    const wakened = new Promise<void>((resolve) => {
      this.#wake = () => {
        woken.abort();
        resolve();
      };
    });
    await (ms === null ? wakened : platform.wait(ms, woken.signal));
    this.#wake = () => {};
  }

  #plan(nextCheckAt: number | null): void {
    const state = this.#state.peek();
    if (state.step === 'processing' || state.step === 'unknown')
      this.#state.value = { ...state, nextCheckAt };
  }

  async #send(): Promise<void> {
    const { call, platform } = this.#ports;
    const { intent } = this.entry;
    const isFirst = this.#state.peek().step === 'sending';
    const outcome = await call('purchase', {
      params: { category: intent.draft.category },
      body: purchaseBody(intent),
      signal: this.#stopped.signal,
    });
    this.#quietSince = platform.elapsed();
    if (outcome.ok) return this.#accept(outcome.data);
    const isRefused = moneyOutcome(outcome.problem) === 'not-charged';
    if (isRefused && isFirst) return this.#end({ step: 'refused', problem: outcome.problem });
    // A later copy was refused: an earlier one may still be on its way. No more copies, and the server has the last word.
    if (isRefused && outcome.problem.phase !== 'unsent') this.#refusal = outcome.problem;
    this.#doubt(outcome.problem);
  }

  async #check(): Promise<void> {
    const { key } = this.entry;
    const outcome = await this.#ports.call('transaction', {
      params: { ref: key },
      signal: this.#stopped.signal,
      retry: false,
      timeoutMs: 15_000,
    });
    if (this.#stopped.signal.aborted) return;
    if (outcome.ok) return this.#accept(outcome.data);
    if (isNotFound(outcome.problem)) return this.#notFound(outcome.problem);
    this.#doubt(outcome.problem);
  }

  /** The server, in its own words, does not have it. */
  async #notFound(problem: Problem): Promise<void> {
    const { dedupe, platform } = this.#ports;
    this.#doubt(problem);
    if (dedupe === 'none') return this.#age() > RESEND_UNTIL ? this.#review() : undefined;
    // After a restart nobody may be standing there any more: what never arrived is offered again, not sent again.
    if (!this.isResumed && !this.#refusal && this.#age() < RESEND_UNTIL) return this.#send();
    if (platform.elapsed() - this.#quietSince < QUIET || !(await this.#own())) return;
    return this.#end({ step: 'refused', problem: this.#refusal });
  }

  async #review(): Promise<void> {
    const outcome = await this.#ports.call('transactions', {
      query: { limit: 100 },
      signal: this.#stopped.signal,
    });
    if (outcome.ok) {
      this.#state.value = {
        step: 'needs-review',
        candidates: findCandidates(outcome.data, this.entry.intent),
      };
    }
  }

  async #accept(transaction: Transaction): Promise<void> {
    const { key } = this.entry;
    // An answer about another purchase decides nothing about this one.
    if (transaction.reference !== undefined && transaction.reference !== key) return this.#doubt(null);
    const { before, after } = transaction.balance ?? {};
    const wasDebited = before !== undefined && after !== undefined && before !== after;
    const checks = { lastCheckedAt: this.#ports.platform.now(), nextCheckAt: null };
    const state = stateOf(transaction, this.#wasHeld || wasDebited, checks);
    this.#wasHeld ||= state.step === 'processing';
    if (transaction.status !== this.#lastStatus) this.#ports.onTransaction(transaction);
    this.#lastStatus = transaction.status;
    if (isEnded(state)) return this.#end(state);
    this.#state.value = state;
  }

  /** No usable answer. What is known already stays on screen. */
  #doubt(problem: Problem | null): void {
    const state = this.#state.peek();
    const lastCheckedAt = this.#ports.platform.now();
    this.#state.value =
      state.step === 'processing'
        ? { ...state, lastCheckedAt }
        : { step: 'unknown', problem, lastCheckedAt, nextCheckAt: null };
  }

  async #end(state: PursuitState): Promise<void> {
    // On screen first: a journal that can't be written costs a question at the next start, not the receipt.
    this.#state.value = state;
    await this.#write(state.step as Ending);
  }

  async #write(ending: Ending): Promise<void> {
    const { journal, now } = this.#ports.platform;
    await journal.put({ ...this.entry, phase: 'ended', ending, changedAt: now() }).catch(() => {});
  }
}
