import type { Client } from '@oja/core';
import type { BulkCheck, BulkStore, ChosenPlans } from '@oja/core/bulk';
import { useEffect, useRef, useState } from 'react';

/** How far the check of a list has come. */
export type CheckStep =
  | { readonly kind: 'writing' }
  | { readonly kind: 'checking'; readonly done: number; readonly of: number }
  | { readonly kind: 'checked'; readonly found: BulkCheck }
  | { readonly kind: 'refused'; readonly why: 'empty' | 'services' };

export interface Check {
  readonly step: CheckStep;
  /** Changes the list, which has to be checked then. */
  write(text: string): void;
  run(): void;
  /** Says which plan the words of several lines mean, and checks again. */
  choose(product: string, plan: string): void;
  /** Puts these lines in the place of those with the same numbers, and checks again. */
  mend(lines: Readonly<Record<number, string>>): void;
  change(): void;
}

/** Lines of a text by their numbers, which count from 1. */
const withLines = (text: string, lines: Readonly<Record<number, string>>): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, at) => lines[at + 1] ?? line)
    .join('\n');

/** The check of one list. An older one that is still at work is given up. */
export function useCheck(client: Client, store: BulkStore): Check {
  const [step, setStep] = useState<CheckStep>({ kind: 'writing' });
  const chosen = useRef<ChosenPlans>({});
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function check(): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const say = (next: CheckStep) => {
      if (!mine.signal.aborted) setStep(next);
    };
    if ((store.draft.peek() ?? '').trim() === '') return say({ kind: 'refused', why: 'empty' });
    say({ kind: 'checking', done: 0, of: 1 });
    await client.services.load();
    // Prices move: what is checked is what is sold now.
    if (client.services.state.peek().status !== 'ready') await client.services.refresh();
    const services = client.services.state.peek().data;
    if (!services) return say({ kind: 'refused', why: 'services' });
    const progress = (done: number, of: number) => say({ kind: 'checking', done, of });
    const found = await store.check(services, chosen.current, progress, mine.signal);
    say(found.lines.length > 0 ? { kind: 'checked', found } : { kind: 'refused', why: 'empty' });
  }
  return {
    step,
    run: () => void check(),
    write(text) {
      running.current?.abort();
      store.write(text);
      setStep({ kind: 'writing' });
    },
    choose(product, plan) {
      chosen.current = { ...chosen.current, [product]: plan };
      void check();
    },
    mend(lines) {
      store.write(withLines(store.draft.peek() ?? '', lines));
      void check();
    },
    change: () => setStep({ kind: 'writing' }),
  };
}
