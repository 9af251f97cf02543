import { expect, it } from 'vitest';
import { backArrows, diagramOf, graphFrom } from './imports.mjs';

const straight = [
  { file: 'session/session.ts', imported: 'transport/send.ts' },
  { file: 'stores/wallet.ts', imported: 'session/call.ts' },
  { file: 'stores/wallet.ts', imported: 'transport/problem.ts' },
  { file: 'stores/wallet.ts', imported: 'stores/registry.ts' },
  { file: 'stores/wallet.test.ts', imported: 'client.ts' },
];

it('reports nothing if all imports point one way', () => {
  expect(backArrows(graphFrom(straight))).toEqual([]);
});

it('reports each import of a cycle, over any number of folders', () => {
  const back = { file: 'transport/problem.ts', imported: 'stores/wallet.ts' };
  const arrows = backArrows(graphFrom([...straight, back]));
  expect(arrows).toContain('transport imports stores (transport/problem.ts), which imports transport');
  expect(arrows).toHaveLength(4);
});

it('draws folders with the same arrows as one box, without arrows that follow from others', () => {
  const twin = { file: 'cart/cart.ts', imported: 'session/call.ts' };
  expect(
    diagramOf(graphFrom([...straight, twin]))
      .split('\n')
      .slice(2, -1),
  ).toEqual([
    '  cart["cart<br>stores"]',
    '  cart --> session',
    '  session["session"]',
    '  session --> transport',
    '  transport["transport"]',
  ]);
});
