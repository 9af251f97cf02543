import { embed } from '../text/en/embed.ts';
import { type ErrorDetail, emit } from './events.ts';
import type { Circumstances, Fault } from './faults.ts';

/** What becomes of a fault. */
export interface Told {
  readonly whose: ErrorDetail['whose'];
  /** For the visitor. */
  readonly words: string;
}

/** Tells a page of a fault: an event of `from`, a line on the console, and a sentence for the visitor. */
export type Tell = (from: EventTarget, fault: Fault) => Promise<Told>;

/**
 * All that is known of faults is in `oja-doctor.js`, which `load` brings once there is one. Where not even that comes, a
 * policy of the page has stopped it, or it is lost like the rest.
 */
export function reporter(load: () => Promise<object>, circumstances: Circumstances): Tell {
  const { files, isBlocked } = circumstances;
  return (from, fault) =>
    load().then(
      (doctor) => (doctor as typeof import('./doctor.ts')).tell(from, fault, circumstances),
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
