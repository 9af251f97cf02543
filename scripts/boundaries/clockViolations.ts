import type { Violation } from './violation.ts';

const start = `import { expect, it, vi } from 'vitest';\n`;
const inTest = (line: string, before = '') => `${start}${before}it('waits', async () => {\n  ${line}\n});\n`;

const isOver = inTest('await vi.waitFor(() => expect(isOver()).toBe(true));', 'const isOver = () => true;\n');

/** A violation of each lint rule against clocks in tests. */
export const clockViolations: readonly Violation[] = [
  {
    rule: 'no test reads the machine’s clock',
    says: 'No test measures time',
    refused: ['packages/core/src/clock.test.ts', inTest('expect(performance.now()).toBe(1);')],
    allowed: ['packages/core/src/clock.deep.ts', inTest('expect(performance.now()).toBe(1);')],
  },
  {
    rule: 'no test asserts the machine’s time',
    says: 'No test measures time',
    refused: [
      'packages/dashboard/src/e2e/passed.e2e.ts',
      inTest('expect(Date.now() - since).toBe(1);', 'const since = 1;\n'),
    ],
    allowed: ['packages/core/src/yesterday.test.ts', inTest('expect(Date.now() - 86_400_000).toBe(1);')],
  },
  {
    rule: 'no test asserts how long something takes',
    says: 'No test measures time',
    refused: [
      'packages/widgets/src/ui/Took.test.tsx',
      inTest('expect(answer.tookMs).toBeLessThan(500);', 'const answer = { tookMs: 1 };\n'),
    ],
    allowed: ['packages/widgets/src/ui/Few.test.tsx', inTest('expect([1].length).toBeLessThan(500);')],
  },
  {
    rule: 'no test sleeps',
    says: 'No test sleeps',
    refused: [
      'packages/widgets/src/ui/Asleep.stories.tsx',
      inTest('await new Promise<void>((wake) => void setTimeout(wake, 50));'),
    ],
    allowed: ['packages/widgets/src/ui/Awake.stories.tsx', isOver],
  },
  {
    rule: 'no test sleeps with Node’s timers',
    says: 'No test sleeps',
    refused: [
      'examples/reference-api/src/asleep.test.ts',
      `import { setTimeout } from 'node:timers/promises';\n${inTest('await setTimeout(50);')}`,
    ],
    allowed: [
      'examples/reference-api/src/turn.test.ts',
      `import { setTimeout } from 'node:timers/promises';\n${inTest('await setTimeout(0);')}`,
    ],
  },
  {
    rule: 'no end-to-end test waits for a fixed time',
    says: 'waitForTimeout',
    refused: [
      'packages/dashboard/src/e2e/fixed.e2e.ts',
      inTest(
        'await page.waitForTimeout(50);',
        'const page = { waitForTimeout: async (_ms: number) => {} };\n',
      ),
    ],
    allowed: [
      'packages/dashboard/src/e2e/fixed.deep.e2e.ts',
      inTest(
        'await page.waitForTimeout(50);',
        'const page = { waitForTimeout: async (_ms: number) => {} };\n',
      ),
    ],
  },
];
