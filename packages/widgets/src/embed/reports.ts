import { embed } from '../text/en/embed.ts';
import { type ErrorDetail, emit } from './events.ts';
import type { Fault, FaultContext } from './faults.ts';

/** The visitor's part of a reported fault. */
export interface ReportedFault {
  readonly whose: ErrorDetail['whose'];
  /** Sentence for the visitor. */
  readonly words: string;
}

/** Reports a fault: an event on `from`, a line on the console, and a sentence for the visitor. */
export type ReportFault = (from: EventTarget, fault: Fault) => Promise<ReportedFault>;

/**
 * Reports faults with `oja-doctor.js`, which `load` imports on the first fault. If that fails too, reports that the page's
 * policy blocks the files, or that they are lost.
 */
export function createFaultReporter(load: () => Promise<object>, circumstances: FaultContext): ReportFault {
  const { files, isBlocked } = circumstances;
  return (from, fault) =>
    load().then(
      (doctor) => (doctor as typeof import('./doctor.ts')).reportFault(from, fault, circumstances),
      (cause: unknown) => {
        const [code, whose] = isBlocked(files)
          ? (['csp-script', 'host'] as const)
          : (['code-lost', 'network'] as const);
        console.error(`Oja: ${code} ${files}errors.html#${code}`);
        emit(from, 'oja:error', { code, whose, cause });
        return { whose, words: embed.lost };
      },
    );
}
