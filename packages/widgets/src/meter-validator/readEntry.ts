import {
  checkMeter,
  checkPostpaidAccount,
  type DigitsIssue,
  type MeterType,
  type MeterWarning,
  type PostpaidIssue,
  type Service,
} from '@oja/core';

/** What stands in the form, as it was typed. */
export interface MeterEntry {
  readonly discoId: string | null;
  readonly meterType: MeterType;
  readonly number: string;
}

export type NumberIssue = DigitsIssue | PostpaidIssue;

/** What can be asked, or what is missing. The warning is no reason to stop: many real meters fail the check digit. */
export interface ReadEntry {
  readonly disco: Service | null;
  readonly number: string | null;
  readonly issue: NumberIssue | null;
  readonly warning: MeterWarning | null;
}

export function readEntry(entry: MeterEntry, discos: readonly Service[]): ReadEntry {
  const disco = discos.find(({ id }) => id === entry.discoId) ?? null;
  if (entry.meterType === 'prepaid') {
    const read = checkMeter(entry.number);
    return read.ok
      ? { disco, number: read.value, issue: null, warning: read.warning }
      : { disco, number: null, issue: read.issue, warning: null };
  }
  const read = checkPostpaidAccount(entry.number);
  return read.ok
    ? { disco, number: read.value, issue: null, warning: null }
    : { disco, number: null, issue: read.issue, warning: null };
}
