/** A policy violation as the browser reports it. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/** A broken page can report without end; the first reports are enough. */
const MOST = 100;

const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Parses a `report-uri` report. Anyone can send one, so no field is trusted to exist. */
function readReport(body: unknown): Violation {
  const report = record(record(body)['csp-report']);
  return {
    directive: word(report['effective-directive'] ?? report['violated-directive']),
    blocked: word(report['blocked-uri']),
    source: word(report['source-file']),
  };
}

export function collectViolations(): { readonly all: readonly Violation[]; add(report: unknown): void } {
  const all: Violation[] = [];
  return {
    all,
    add(report) {
      if (all.length < MOST) all.push(readReport(report));
    },
  };
}
