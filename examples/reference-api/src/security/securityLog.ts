import { maskIdentifier } from './maskIdentifier.ts';
import type { SecurityEvent } from './securityEvent.ts';

/** An event in written form: with its time (ISO 8601, UTC), and only short printable text. */
export interface SecurityLine {
  readonly log: 'security';
  readonly at: string;
  readonly event: SecurityEvent['event'];
  readonly [field: string]: string | null;
}

/** Writes one event. Never throws: a full disk must not stop a sign-in. */
export type SecurityLog = (event: SecurityEvent) => void;

/** Maximum length of a field, so that a caller can't fill the disk. */
const LONGEST = 120;

/** Control, bidirectional and zero-width characters would let a caller forge a line on a terminal. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, LONGEST);

/**
 * Creates the security log over a sink. `clock` returns the time in ms. The events' types have no field for a secret,
 * and the log masks typed text itself instead of relying on its callers.
 */
export function createSecurityLog(clock: () => number, write: (line: SecurityLine) => void): SecurityLog {
  return (event) => {
    const { event: name, ...details } = event;
    const fields = Object.entries(details as Readonly<Record<string, string | null | undefined>>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value = null]) => [key, value === null ? null : shown(key, value)] as const);
    try {
      write({
        log: 'security',
        at: new Date(clock()).toISOString(),
        event: name,
        ...Object.fromEntries(fields),
      });
    } catch {
      // A failed write must not interrupt the work that the event reports.
    }
  };
}

const shown = (key: string, value: string) => printable(key === 'identifier' ? maskIdentifier(value) : value);
