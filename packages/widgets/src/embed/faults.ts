import type { Problem } from '@oja/core';
import type { Code } from './codes.ts';
import type { Page } from './page.ts';

/** A fault that names itself. */
export interface NamedFault {
  readonly code: Code;
  readonly cause?: unknown;
}

/** What went wrong, as it was met. What it means is found by `oja-doctor.js`, which comes when something is wrong. */
export type Fault =
  | NamedFault
  /** A file beside `oja.js` that did not come, or does not run. */
  | { readonly address: string; readonly cause: unknown }
  /** What our code threw before it was there. */
  | Error
  /** A call that failed, and what was wrong with the page's token if there was none. */
  | { readonly problem: Problem; readonly tokenFault: NamedFault };

/** What the page knows that a fault does not say. */
export interface Circumstances {
  readonly page: Pick<Page, 'apiBase' | 'settings'>;
  /** The address of the folder that has the embed's files, and the page that explains every code. */
  readonly files: string;
  /** True where the page's policy has stopped a request to an address that begins so. */
  isBlocked(address: string): boolean;
}
