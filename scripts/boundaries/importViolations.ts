import type { Violation } from './violation.ts';

/** A violation of each import boundary between folders. */
export const importViolations: readonly Violation[] = [
  {
    rule: 'core imports no React',
    says: 'Core runs without React',
    refused: [
      'packages/core/src/features/a.ts',
      `import { useState } from 'react';\nexport const a = useState;\n`,
    ],
    allowed: [
      'packages/widgets/src/ui/a.ts',
      `import { useState } from 'react';\nexport const a = useState;\n`,
    ],
  },
  {
    rule: 'core imports no widget',
    says: 'Core runs without React',
    refused: ['packages/core/src/b.ts', `export const b = import('@oja/widgets');\n`],
    allowed: ['packages/dashboard/src/b.ts', `export const b = import('@oja/widgets');\n`],
  },
  {
    rule: 'only http sends',
    says: 'Only packages/core/src/http sends',
    refused: ['packages/core/src/session/c.ts', `export const c = () => fetch('/api');\n`],
    allowed: ['packages/core/src/http/c.ts', `export const c = () => fetch('/api');\n`],
  },
  {
    rule: 'only session, store, purchase and features write signals',
    says: 'write signals',
    refused: [
      'packages/core/src/catalogue/d.ts',
      `import { signal } from '@preact/signals-core';\nexport const d = signal;\n`,
    ],
    allowed: [
      'packages/core/src/features/wallet/d.ts',
      `import { signal } from '@preact/signals-core';\nexport const d = signal;\n`,
    ],
  },
  {
    rule: 'core reads signals anywhere',
    says: 'write signals',
    refused: [
      'packages/core/src/catalogue/e.ts',
      `import { effect, signal as s } from '@preact/signals-core';\nexport const e = [effect, s];\n`,
    ],
    allowed: [
      'packages/core/src/catalogue/f.ts',
      `import type { ReadonlySignal } from '@preact/signals-core';\nexport type F = ReadonlySignal<number>;\n`,
    ],
  },
  {
    rule: 'only binding connects signals to React',
    says: 'connects signals to React',
    refused: ['packages/widgets/src/purchase/g.ts', `export { effect } from '@preact/signals-core';\n`],
    allowed: [
      'packages/widgets/src/binding/g.ts',
      `import { effect } from '@preact/signals-core';\nexport const g = effect;\n`,
    ],
  },
  {
    rule: 'only ui imports floating-ui',
    says: 'imports floating-ui',
    refused: [
      'packages/widgets/src/purchase/h.ts',
      `import { flip } from '@floating-ui/react';\nexport const h = flip;\n`,
    ],
    allowed: [
      'packages/widgets/src/ui/menu/h.ts',
      `import { flip } from '@floating-ui/react';\nexport const h = flip;\n`,
    ],
  },
  {
    rule: 'widgets do not import widgets',
    says: 'Widgets do not import widgets',
    refused: ['packages/widgets/src/purchase/i.ts', `export type { I } from '../wallet-balance/i.ts';\n`],
    allowed: [
      'packages/widgets/src/wallet-balance/i.ts',
      `import type { J } from '../ui/button/Button.ts';\nexport type I = J;\n`,
    ],
  },
  {
    rule: 'widgets do not import widgets from a subfolder',
    says: 'Widgets do not import widgets',
    refused: [
      'packages/widgets/src/purchase/plan/j.ts',
      `export type { J } from '../../wallet-balance/i.ts';\n`,
    ],
    allowed: [
      'packages/widgets/src/purchase/plan/k.ts',
      `import type { J } from '../review/j.ts';\nexport type K = J;\n`,
    ],
  },
  {
    rule: 'widgets share delivery, which imports no widget',
    says: 'Widgets do not import widgets',
    refused: ['packages/widgets/src/delivery/print/a.ts', `export type { I } from '../../purchase/i.ts';\n`],
    allowed: [
      'packages/widgets/src/purchase/result/a.ts',
      `import type { B } from '../../delivery/b.ts';\nexport type A = B;\n`,
    ],
  },
  {
    rule: 'the kit does not import delivery',
    says: 'Widgets do not import widgets',
    refused: ['packages/widgets/src/ui/choice/b.ts', `export type { B } from '../../delivery/b.ts';\n`],
    allowed: [
      'packages/widgets/src/delivery/b.ts',
      `import type { J } from '../ui/button/Button.ts';\nexport type B = J;\n`,
    ],
  },
  {
    rule: 'the embed imports widgets',
    says: 'Widgets do not import widgets',
    refused: ['packages/widgets/src/ui/l.ts', `export const l = import('../purchase/l.ts');\n`],
    allowed: ['packages/widgets/src/embed/l.ts', `export const l = import('../purchase/l.ts');\n`],
  },
  {
    rule: 'pages do not import pages',
    says: 'Pages do not import pages',
    refused: ['packages/dashboard/src/pages/login/m.ts', `export type { M } from '../home/m.ts';\n`],
    allowed: [
      'packages/dashboard/src/pages/login/n.ts',
      `import type { M } from '../../shell/m.ts';\nexport type N = M;\n`,
    ],
  },
  {
    rule: 'the dashboard imports the public entry points of the widgets',
    says: 'what an npm host can use',
    refused: [
      'packages/dashboard/src/pages/login/deep.ts',
      `import { Card } from '@oja/widgets/ui/layout/Card.tsx';\nexport const deep = Card;\n`,
    ],
    allowed: [
      'packages/dashboard/src/pages/login/public.ts',
      `import { Card } from '@oja/widgets/ui';\nexport const card = Card;\n`,
    ],
  },
  {
    rule: 'only a test of the dashboard imports the test support of the widgets',
    says: 'what an npm host can use',
    refused: [
      'packages/dashboard/src/shell/support.ts',
      `export const support = import('../../../widgets/src/testing/testClient.ts');\n`,
    ],
    allowed: [
      'packages/dashboard/src/shell/support.test.ts',
      `import { demoNow } from '../../../widgets/src/testing/testClient.ts';\nexport const support = demoNow;\n`,
    ],
  },
  {
    rule: 'nothing imports the dashboard',
    says: 'Nothing imports the dashboard',
    refused: ['packages/widgets/src/text/o.ts', `export type { O } from '@oja/dashboard';\n`],
    allowed: ['packages/widgets/src/text/p.ts', `import type { P } from '@oja/core';\nexport type O = P;\n`],
  },
  {
    rule: 'packages never import examples',
    says: 'never import examples',
    refused: [
      'packages/dashboard/src/q.ts',
      `export type { Q } from '../../../examples/partner-site/src/q.ts';\n`,
    ],
    allowed: [
      'packages/dashboard/src/e2e/q.ts',
      `import type { R } from '@oja/reference-api';\nexport type Q = R;\n`,
    ],
  },
  {
    rule: 'widgets use no API that only React 19 has',
    says: 'React 19 only',
    refused: ['packages/widgets/src/purchase/r.ts', `import { use } from 'react';\nexport const r = use;\n`],
    allowed: [
      'packages/widgets/src/purchase/s.ts',
      `import { useId } from 'react';\nexport const s = useId;\n`,
    ],
  },
  {
    rule: 'widgets do not name the embed’s runtime',
    says: 'replaces it by preact',
    refused: ['packages/widgets/src/embed/t.ts', `import { h } from 'preact';\nexport const t = h;\n`],
    allowed: ['packages/widgets/src/embed/u.ts', `import { memo } from 'react';\nexport const u = memo;\n`],
  },
  {
    rule: 'shipped code imports its text by section',
    says: 'contains only its own text',
    refused: [
      'packages/widgets/src/purchase/words.ts',
      `import { en } from '../text/en.ts';\nexport const words = en.purchase;\n`,
    ],
    allowed: [
      'packages/widgets/src/purchase/moreWords.ts',
      `import { purchase } from '../text/en/purchase.ts';\nexport const words = purchase;\n`,
    ],
  },
  {
    rule: 'the dashboard imports its text by section, but its tests import all of it',
    says: 'contains only its own text',
    refused: [
      'packages/dashboard/src/shell/words.ts',
      `export const words = import('@oja/widgets/text/en');\n`,
    ],
    allowed: [
      'packages/dashboard/src/shell/Words.test.tsx',
      `import { en } from '@oja/widgets/text/en';\nexport const words = en;\n`,
    ],
  },
];
