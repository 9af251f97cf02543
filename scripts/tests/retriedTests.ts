import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the repeated tests to a file, as a list of "file > test". */
export class RetriedTests implements Reporter {
  readonly #file: string;
  readonly #names: string[] = [];

  /** @param file The default is the file that `scripts/tests/runVitest.mjs` reads. */
  constructor(file = '.cache/retried-tests.json') {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase): void {
    if ((test.diagnostic()?.retryCount ?? 0) > 0)
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#names));
  }
}
