import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the tests that were tried a second time into a file, as a list of "file > test". */
export class TriedAgain implements Reporter {
  readonly #file: string;
  readonly #names: string[] = [];

  /** @param file `scripts/tests/runVitest.mjs` reads the default one. */
  constructor(file = '.cache/tried-again.json') {
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
