import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** The file from which `scripts/test.mjs` reads the tests that passed only at the second try. */
const FILE = '.cache/tried-again.json';

/** Writes the repeated tests, as a list of "file > test". */
export class TriedAgain implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if ((test.diagnostic()?.retryCount ?? 0) > 0)
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(this.#names));
  }
}
