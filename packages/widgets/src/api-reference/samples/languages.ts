import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { SampleRequest } from './request.ts';

interface Language {
  readonly value: string;
  /** Its name: the same in every language. */
  readonly label: string;
  readonly write: (request: SampleRequest) => string;
}

/** THE LIST of languages that a sample is written in. */
export const languages: readonly [Language, ...Language[]] = [
  { value: 'curl', label: 'curl', write: curl },
  { value: 'javascript', label: 'JavaScript', write: javascript },
  { value: 'php', label: 'PHP', write: php },
  { value: 'python', label: 'Python', write: python },
];
