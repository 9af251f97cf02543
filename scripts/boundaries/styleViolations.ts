import type { Violation } from './violation.ts';

const button = `export function Row() {\n  return <p>text</p>;\n}\n`;

/** The source of a function with this many lines. */
const functionOf = (lines: number) =>
  `export function f(values: number[]) {\n${'  values.push(1);\n'.repeat(lines - 2)}}\n`;

/** A violation of each rule on how code is written, in any folder. */
export const styleViolations: readonly Violation[] = [
  {
    rule: 'no encoding that throws on half a character',
    says: 'encodeURIComponent',
    refused: [
      'packages/core/src/encoded.ts',
      `export const at = (ref: string) => encodeURIComponent(ref);\n`,
    ],
    allowed: [
      'packages/core/src/format/characters.ts',
      `export const at = (ref: string) => encodeURIComponent(ref);\n`,
    ],
  },
  {
    rule: 'no default exports',
    says: 'default export',
    refused: ['packages/core/src/v.ts', `const v = 1;\nexport default v;\n`],
    allowed: ['packages/widgets/src/ui/V.stories.tsx', `const v = 1;\nexport default v;\n`],
  },
  {
    rule: 'no any',
    says: 'any',
    refused: ['packages/core/src/w.ts', `export const w: any = 1;\n`],
    allowed: ['packages/core/src/x.ts', `export const w: unknown = 1;\n`],
  },
  {
    rule: 'no ref is written while rendering',
    says: 'reads or writes a ref',
    refused: [
      'packages/widgets/src/ui/useWritten.ts',
      `import { useRef } from 'react';\nexport function useWritten(value: number) {\n  const last = useRef(0);\n  last.current = value;\n  return last;\n}\n`,
    ],
    allowed: [
      'packages/widgets/src/ui/useKept.ts',
      `import { useEffect, useRef } from 'react';\nexport function useKept(value: number) {\n  const last = useRef(0);\n  useEffect(() => {\n    last.current = value;\n  }, [value]);\n  return last;\n}\n`,
    ],
  },
  {
    rule: 'no import cycles',
    says: 'cycle',
    refused: ['packages/core/src/y.ts', `import { z } from './z.ts';\nexport const y = () => z;\n`],
    allowed: ['packages/core/src/zz.ts', `import { y } from './y.ts';\nexport const zz = () => y;\n`],
  },
  {
    rule: 'no raw HTML',
    says: 'dangerouslySetInnerHTML',
    refused: [
      'packages/widgets/src/ui/Raw.tsx',
      `export function Raw() {\n  return <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n}\n`,
    ],
    allowed: ['packages/widgets/src/ui/Row.tsx', button],
  },
  {
    rule: 'barrels only at an entry point',
    says: 'barrel',
    refused: ['packages/core/src/catalogue/aa.ts', `export { y } from '../y.ts';\n`],
    allowed: ['packages/widgets/src/purchase/index.ts', `export { s } from './s.ts';\n`],
  },
  {
    rule: 'functions of at most 80 lines',
    says: 'too many lines',
    refused: ['packages/core/src/format/ab.ts', functionOf(83)],
    allowed: ['packages/core/src/format/ac.ts', functionOf(82)],
  },
];
