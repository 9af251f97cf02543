import type { Call } from '../../http/transport.ts';
import { fingerprint } from '../../journal/intent.ts';
import { findDuplicate, type JournalEntry } from '../../journal/journal.ts';
import { isKobo, type Kobo } from '../../money/kobo.ts';
import { type CheckedLine, type CheckPorts, checkLine, type ReadyLine } from './checkLine.ts';
import type { ChosenPlans } from './findProduct.ts';
import type { BulkLine } from './parseLines.ts';

/** The maximum number of concurrent recipient checks. */
const AT_ONCE = 3;
/** The number of lines that are checked before the page can render a frame. */
const SLICE = 40;

/**
 * Limits concurrent calls to `AT_ONCE`, and sends each question once: a meter in ten lines is checked once, and not
 * again when other lines are corrected. A failed call is sent again.
 */
export function askOnce(call: Call): Call {
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
