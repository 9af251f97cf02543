import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { at } from '../scripts/build/paths.ts';

/** Figures of a row by column. Times are in ms, sizes in KB (1,000 bytes). */
export type ResultRows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One benchmark: its figures, and where and when they were measured. */
export interface Result {
  readonly date: string;
  /** The commit, with `+` if files were changed after it. */
  readonly commit: string;
  readonly machine: string;
  readonly rows: ResultRows;
}

export type BenchName = 'pages, cold' | 'pages, warm' | 'interactions' | 'purchases' | 'history';

const file = at('bench/results.json');

/** Reads the latest kept results. */
export function readResults(): Partial<Record<BenchName, Result>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Replaces the kept results of one benchmark in bench/results.json. */
export function keepResults(name: BenchName, rows: ResultRows): void {
  const result: Result = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
    rows,
  };
  writeFileSync(file, `${JSON.stringify({ ...readResults(), [name]: result }, null, 2)}\n`);
}

/** Rounds a figure for `results.json`: 3 decimals below 1, otherwise 2. */
export const round = (figure: number): number => Number(figure.toFixed(Math.abs(figure) < 1 ? 3 : 2));

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: at('.') }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') && '+');
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? process.arch}, ${memory} GiB, Node ${process.versions.node}`;
}
