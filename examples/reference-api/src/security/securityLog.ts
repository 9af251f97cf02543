import { maskIdentifier } from './maskIdentifier.ts';
import type { SecurityEvent } from './securityEvent.ts';

/** An event as it is written: with its time (ISO 8601, UTC), nothing in it but short printable text. */
export interface SecurityLine {
  readonly log: 'security';
  readonly at: string;
  readonly event: SecurityEvent['event'];
  readonly [field: string]: string | null;
}

/** Writes one event. Never throws: a full disk must not stop a sign-in. */
export type SecurityLog = (event: SecurityEvent) => void;

/** The longest text of a field: what somebody sends must not fill the disk. */
const LONGEST = 120;

/** Control, bidirectional and zero-width characters would let a caller forge a line on a terminal. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, LONGEST);

/**
 * The security log over a sink. `clock` gives the time in ms. The event's fields are typed so that no secret has a
 * place in them; what was typed by a person is masked here, not by the callers.
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
      // The work that the event is about goes on.
    }
  };
}

const shown = (key: string, value: string) => printable(key === 'identifier' ? maskIdentifier(value) : value);
