import {
  type Client,
  lagosDay,
  type Problem,
  type Transaction,
  type TransactionsFilter,
  toCsv,
} from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { type ExportProgress, loadMatches, noProgress } from './loadMatches.ts';

/** Returns the file name with its first and last day in Lagos, for example "transactions-2026-10-23-to-2026-11-21.csv". */
export function fileName(rows: readonly Transaction[], now: number): string {
  const times = rows.map(({ createdAt }) => createdAt);
  const last = lagosDay(times.reduce((a, b) => Math.max(a, b), times[0] ?? now));
  const first = lagosDay(times.reduce((a, b) => Math.min(a, b), times[0] ?? now));
  return first === last ? `transactions-${first}.csv` : `transactions-${first}-to-${last}.csv`;
}

/** A file that is ready to download. */
export interface SavedFile {
  readonly name: string;
  readonly url: string;
}

export interface Export {
  readonly progress: ExportProgress;
  readonly isLoading: boolean;
  readonly problem: Problem | null;
  readonly file: SavedFile | null;
  /** Starts the export, or resumes it after a problem. */
  start(): Promise<void>;
}

/** Downloads a file as if its link had been pressed. */
function hand({ name, url }: SavedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Reads all transactions that match the filter and saves them as CSV. Unmounting aborts it. */
export function useExport(
  client: Client,
  filter: TransactionsFilter,
  headings: Text['transactions']['columns'],
): Export {
  const [progress, setProgress] = useState<ExportProgress>(noProgress);
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [file, setFile] = useState<SavedFile | null>(null);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => () => void (file && URL.revokeObjectURL(file.url)), [file]);

  async function start(): Promise<void> {
    const mine = new AbortController();
    stop.current?.abort();
    stop.current = mine;
    setIsLoading(true);
    setProblem(null);
    let latest = progress;
    const stopped = await loadMatches(client.call, filter, progress, {
      signal: mine.signal,
      onProgress(next) {
        latest = next;
        if (!mine.signal.aborted) setProgress(next);
      },
    });
    if (mine.signal.aborted) return;
    setIsLoading(false);
    setProblem(stopped);
    if (stopped || latest.rows.length === 0) return;
    const csv = toCsv(latest.rows, headings, client.failedPurchases);
    const blob = new Blob([csv], { type: 'text/csv;charset=utf-8' });
    const made = { name: fileName(latest.rows, client.now()), url: URL.createObjectURL(blob) };
    setFile(made);
    hand(made);
  }
  return { progress, isLoading, problem, file, start };
}
