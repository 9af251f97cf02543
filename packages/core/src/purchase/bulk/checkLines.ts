import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Service } from '../../catalogue/serviceSchema.ts';
import type { Call } from '../../http/transport.ts';
import { fingerprint } from '../../journal/intent.ts';
import { findDuplicate, type JournalEntry, type PurchaseJournal } from '../../journal/journal.ts';
import { isKobo, type Kobo } from '../../money/kobo.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { VALID_FOR } from '../form/recipientVerification.ts';
import { type CheckedLine, type CheckPorts, checkLine, type ReadyLine } from './checkLine.ts';
import type { ChosenPlans } from './lines/findProduct.ts';
import { type BulkLine, MOST_ROWS, parseLines } from './lines/parseLines.ts';

/** The maximum number of concurrent recipient checks. */
const AT_ONCE = 3;
/** The number of lines that are checked before the page can render a frame. */
const SLICE = 40;

/**
 * Limits concurrent calls to `AT_ONCE`, and sends each question once: a meter in ten lines is checked once, and not
 * again when other lines are corrected. A failed call is sent again.
 */
export function callOnce(call: Call): Call {
  const asked = new Map<string, ReturnType<Call>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  async function queued(...[name, options]: Parameters<Call>) {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
    running += 1;
    return call(name, options).finally(() => {
      running -= 1;
      waiting.shift()?.();
    });
  }
  return ((name, options) => {
    const key = JSON.stringify([name, options && 'query' in options ? options.query : null]);
    const known = asked.get(key);
    if (known) return known;
    const asking = queued(name, options);
    asked.set(key, asking);
    void asking.then(({ ok }) => !ok && asked.delete(key));
    return asking;
  }) as Call;
}

/** Checks all lines in order, a few questions at a time. Calls `progress` with the number of checked lines. */
export async function checkLines(
  lines: readonly BulkLine[],
  chosen: ChosenPlans,
  ports: CheckPorts,
  progress: (done: number) => void,
  signal?: AbortSignal,
): Promise<readonly CheckedLine[]> {
  const checked: CheckedLine[] = [];
  for (let from = 0; from < lines.length && !signal?.aborted; from += SLICE) {
    const slice = lines.slice(from, from + SLICE);
    checked.push(...(await Promise.all(slice.map((line) => checkLine(line, chosen, ports, signal)))));
    progress(checked.length);
    await new Promise<void>((resolve) => void setTimeout(resolve, 0));
  }
  return checked;
}

/** A line that may be sold twice by mistake: the same purchase is in line `first`, or was made recently (`null`). */
export interface Repeat {
  readonly line: number;
  readonly first: number | null;
}

/** Returns the lines that repeat an earlier line, or a purchase that the journal's rule treats as the same. `now` in ms since 1970. */
export function findRepeats(
  ready: readonly ReadyLine[],
  entries: readonly JournalEntry[],
  agentId: string,
  now: number,
): readonly Repeat[] {
  const first = new Map<string, number>();
  return ready.flatMap(({ source: { line }, draft }): Repeat[] => {
    const print = fingerprint(draft);
    const earlier = first.get(print);
    if (earlier !== undefined) return [{ line, first: earlier }];
    first.set(print, line);
    const sold = findDuplicate(entries, { key: '', draft, madeAt: now }, agentId, now);
    return sold ? [{ line, first: null }] : [];
  });
}

/** The total price and commission of the lines, in kobo; `null` if either exceeds the largest amount of money. */
export function sumLines(
  drafts: readonly ReadyLine['draft'][],
): { readonly price: Kobo; readonly commission: Kobo } | null {
  let [price, commission] = [0, 0];
  for (const draft of drafts) {
    price += draft.price;
    commission += draft.commission ?? 0;
  }
  return isKobo(price) && isKobo(commission) ? { price, commission } : null;
}

/** The result of checking a text. */
export interface BulkCheck {
  readonly lines: readonly CheckedLine[];
  readonly repeats: readonly Repeat[];
  /** The number of lines beyond the maximum of one batch. They are not checked. */
  readonly beyond: number;
}

/** The number of lines in the preview that is shown while the agent names the columns. */
const MOST_PREVIEWED = 3;

/** Checks texts, and checks a recipient once for as long as the answer is valid. */
export function checkWith(
  { call: ask, now, account }: Pick<StoreContext, 'call' | 'now' | 'account'>,
  journal: PurchaseJournal,
) {
  const askAnew = () => ({ call: callOnce(ask), at: now(), of: account.peek() });
  let asked = askAnew();
  function portsOf(services: readonly Service[]) {
    const ofCategory = new Map<string, ReadonlySignal<readonly Service[]>>();
    const of = (category: string) => {
      const known =
        ofCategory.get(category) ?? signal(services.filter((service) => service.category === category));
      ofCategory.set(category, known);
      return known;
    };
    // An answer about a recipient is reused while it is valid in a form, and only for the agent who requested it.
    if (now() - asked.at > VALID_FOR || asked.of !== account.peek()) asked = askAnew();
    const { call } = asked;
    return { call, now, services: { of }, allServices: services };
  }
  /** Checks only the first lines, for the preview. */
  const preview = (text: string, services: readonly Service[], stop?: AbortSignal) =>
    checkLines(parseLines(text).slice(0, MOST_PREVIEWED), {}, portsOf(services), () => {}, stop);
  async function check(
    text: string,
    services: readonly Service[],
    chosen: ChosenPlans,
    progress: (done: number, of: number) => void,
    stop?: AbortSignal,
  ): Promise<BulkCheck> {
    const all = parseLines(text);
    const lines = all.slice(0, MOST_ROWS);
    const ports = portsOf(services);
    const checked = await checkLines(lines, chosen, ports, (done) => progress(done, lines.length), stop);
    const agentId = account.peek()?.agentId ?? '';
    const entries = await journal.entriesOf(agentId).catch(() => []);
    const ready = checked.filter((line): line is ReadyLine => line.kind === 'ready');
    return {
      lines: checked,
      repeats: findRepeats(ready, entries, agentId, now()),
      beyond: all.length - lines.length,
    };
  }
  return { check, preview };
}
