import type { Client } from '@oja/core';
import {
  type BulkCheck,
  type BulkStore,
  type CheckedLine,
  type ChosenPlans,
  type Column,
  findTextColumns,
  nameColumns,
  replaceLines,
  type TextColumns,
} from '@oja/core/bulk';
import { useEffect, useRef, useState } from 'react';

/** Step of the check of a list. */
export type CheckStep =
  | { readonly kind: 'writing' }
  /** The agent says what each column holds. */
  | { readonly kind: 'columns'; readonly columns: TextColumns }
  | { readonly kind: 'checking'; readonly done: number; readonly of: number }
  | { readonly kind: 'checked'; readonly found: BulkCheck }
  | { readonly kind: 'refused'; readonly why: 'empty' | 'services' };

export interface Check {
  readonly step: CheckStep;
  /** Changes the list. It must then be checked again. */
  write(text: string): void;
  run(): void;
  /** Chooses the plan for an ambiguous product of several lines, and checks again. */
  choose(product: string, plan: string): void;
  /** Replaces the lines with these numbers, and checks again. */
  mend(lines: Readonly<Record<number, string>>): void;
  /** Asks the agent what each column holds; `null` if the list has no columns. */
  readonly askColumns: (() => void) | null;
  /** Writes the names of the columns into the list, and checks it. */
  takeColumns(columns: readonly (Column | null)[]): void;
  change(): void;
}

/** Loads the services on sale now, since prices change. Returns `null` if they can't be loaded. */
async function loadServices(client: Client) {
  await client.services.load();
  if (client.services.state.peek().status !== 'ready') await client.services.refresh();
  return client.services.state.peek().data ?? null;
}

/** Checks the first lines with these columns. Returns `null` if the services can't be loaded. */
export async function previewColumns(
  client: Client,
  store: BulkStore,
  columns: readonly (Column | null)[],
  signal: AbortSignal,
): Promise<readonly CheckedLine[] | null> {
  const services = await loadServices(client);
  return services && store.preview(nameColumns(store.draft.peek() ?? '', columns), services, signal);
}

/** Checks the list. A new check aborts the running one. */
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
    const services = await loadServices(client);
    if (!services) return say({ kind: 'refused', why: 'services' });
    const progress = (done: number, of: number) => say({ kind: 'checking', done, of });
    const found = await store.check(services, chosen.current, progress, mine.signal);
    say(found.lines.length > 0 ? { kind: 'checked', found } : { kind: 'refused', why: 'empty' });
  }
  const columnsNow = () => findTextColumns(store.draft.peek() ?? '');
  const found = step.kind === 'checked' ? columnsNow() : null;
  return {
    step,
    run() {
      const columns = columnsNow();
      if (columns?.mustChoose) setStep({ kind: 'columns', columns });
      else void check();
    },
    askColumns: found && (() => setStep({ kind: 'columns', columns: found })),
    takeColumns(columns) {
      store.write(nameColumns(store.draft.peek() ?? '', columns));
      void check();
    },
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
      store.write(replaceLines(store.draft.peek() ?? '', lines));
      void check();
    },
    change: () => setStep({ kind: 'writing' }),
  };
}
