export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | '/s';
}

/** The value at this percentile (0 to 100). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}
