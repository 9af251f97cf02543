import { at } from './paths.ts';

/** Modules of the sources that stand in for heavier ones, in what a browser loads from our own builds. */
export const lighter = [
  { find: /^\.\/request\.ts$/, replacement: at('packages/core/src/transport/plainRequest.ts') },
  {
    find: /^(\.\.\/)+binding\/signals\.ts$|^\.\/signals\.ts$/,
    replacement: at('packages/widgets/src/binding/plainSignals.ts'),
  },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals-core' },
];
