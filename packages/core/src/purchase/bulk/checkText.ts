import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Service } from '../../catalogue/serviceSchema.ts';
import type { PurchaseJournal } from '../../journal/journal.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { VALID_FOR } from '../form/recipientVerification.ts';
import type { CheckedLine, ReadyLine } from './checkLine.ts';
import { askOnce, checkLines, findRepeats, type Repeat } from './checkLines.ts';
import type { ChosenPlans } from './findProduct.ts';
import { MOST_ROWS, parseLines } from './parseLines.ts';

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
  const askAnew = () => ({ call: askOnce(ask), at: now(), of: account.peek() });
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
