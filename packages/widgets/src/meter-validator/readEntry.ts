import {
  checkMeter,
  checkPostpaidAccount,
  type DigitsFault,
  type MeterType,
  type MeterWarning,
  type PostpaidFault,
  type Service,
} from '@oja/core';

/** What stands in the form, as it was typed. */
export interface MeterEntry {
  readonly discoId: string | null;
  readonly meterType: MeterType;
  readonly number: string;
}

export type NumberFault = DigitsFault | PostpaidFault;

/** What can be asked, or what is missing. The warning is no reason to stop: many real meters fail the check digit. */
export interface ReadEntry {
  readonly disco: Service | null;
  readonly number: string | null;
  readonly fault: NumberFault | null;
  readonly warning: MeterWarning | null;
}

export function readEntry(entry: MeterEntry, discos: readonly Service[]): ReadEntry {
  const disco = discos.find(({ id }) => id === entry.discoId) ?? null;
  if (entry.meterType === 'prepaid') {
    const read = checkMeter(entry.number);
    return read.ok
      ? { disco, number: read.value, fault: null, warning: read.warning }
      : { disco, number: null, fault: read.fault, warning: null };
  }
  const read = checkPostpaidAccount(entry.number);
  return read.ok
    ? { disco, number: read.value, fault: null, warning: null }
    : { disco, number: null, fault: read.fault, warning: null };
}
