import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kobo } from '@oja/core';
import type { Catalogue } from './catalogue.ts';

const folder = import.meta.dirname;

/** All languages except English, found by their files. */
export const locales = await Promise.all(
  globSync('locales/*.ts', { cwd: folder }).map(async (file) => {
    const tag = basename(file, '.ts');
    const exported: Readonly<Record<string, Catalogue>> = await import(join(folder, file));
    const files = [file, ...globSync(`${tag}/*.ts`, { cwd: folder })].map((name) => join(folder, name));
    const head = readFileSync(join(folder, file), 'utf8');
    return { tag, exported, catalogue: exported[tag] ?? {}, files, head };
  }),
);

type Leaves = ReadonlyMap<string, unknown>;

/** All sentences of a catalogue by path: "walletBalance.low". */
export function leaves(part: object, path = ''): Leaves {
  return new Map(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return typeof value === 'object' && value !== null ? [...leaves(value, at)] : [[at, value] as const];
    }),
  );
}

/** Distinct values of an issue or an age. */
const issue = {
  missing: 3,
  extra: 4,
  least: kobo(50_000),
  most: kobo(70_000),
  step: kobo(5_000),
  nearest: kobo(60_000),
  count: 8,
  unit: 'minute',
  notice: undefined,
};

const isOfIssue = (path: string) => /^(time|\w+Issues)\./.test(path);

/** Calls a sentence with values that are easy to find in its text; returns a sentence without values unchanged. */
export function say(path: string, sentence: unknown): string {
  if (typeof sentence !== 'function') return String(sentence);
  const values = ['<1>', '<2>', '<3>', '<4>'];
  const said: unknown = isOfIssue(path) ? sentence(issue, '<what>') : sentence(...values);
  return String(said);
}

/** Returns a sentence with these counts as its values. */
export function sayCounts(path: string, sentence: unknown, counts: readonly number[]): string {
  if (typeof sentence !== 'function') return String(sentence);
  const [first = 0, second = 0] = counts;
  const counted = { ...issue, missing: first, count: first, extra: second };
  if (isOfIssue(path)) return String(sentence(counted, '<what>'));
  try {
    return String(sentence(...counts));
  } catch {
    // The sentence takes a string.
    return String(sentence(...counts.map(String)));
  }
}

/** The distinct values in a sentence. */
export const valuesIn = (said: string): readonly string[] =>
  [...new Set(said.match(/<\w+>|₦?\d[\d,.]*\d|\d/g) ?? [])].sort();
