import type { Problem } from '@oja/core';
import type { Code } from './codes.ts';
import type { PurchaseDetail } from './events.ts';
import type { Page } from './page.ts';

/** A fault with a known code. */
export interface NamedFault {
  readonly code: Code;
  readonly cause?: unknown;
}

/** A fault as caught. `oja-doctor.js`, which loads on the first fault, finds its code. */
export type Fault =
  | NamedFault
  /** A file next to `oja.js` that failed to load or to run. */
  | { readonly address: string; readonly cause: unknown }
  /** An error that our code threw while it loaded. */
  | Error
  /** A failed call, and the fault of the page's token for the case that there was none. */
  | { readonly problem: Problem; readonly tokenFault: NamedFault }
  /** A purchase that was not made, and the server's refusal, if there was one. */
  | { readonly purchase: PurchaseDetail; readonly problem: Problem | null };

/** Facts about the page that a diagnosis needs. */
export interface FaultContext {
  readonly page: Pick<Page, 'apiBase' | 'settings'>;
  /** The address of the folder with the embed's files and the page that explains every code. */
  readonly files: string;
  /** Whether the page's policy has blocked a request to this address. */
  isBlocked(address: string): boolean;
}
