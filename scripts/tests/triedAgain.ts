import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Where `scripts/test.mjs` reads which tests passed at their second try only. */
const FILE = '.cache/tried-again.json';

/** Notes the tests that were tried again, as a list of "file > test". */
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
