import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../scripts/build/paths.ts';
import { interactionRatios, pageRatios } from './ratios.ts';
import { readResults } from './results.ts';

const readme = readFileSync(at('README.md'), 'utf8');

it('are shown in the README as ratios', () => {
  const { 'pages, cold': pages, interactions } = readResults();
  expect(readme).toContain(pageRatios(pages?.rows ?? {}));
  expect(readme).toContain(interactionRatios(interactions?.rows ?? {}));
});
