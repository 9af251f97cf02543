import { readFileSync } from 'node:fs';
import { keyScopes } from '@oja/core';
import { expect, it } from 'vitest';

const guide = readFileSync(new URL('../../../docs/selling.md', import.meta.url), 'utf8');

it('lists every scope in the guide', () => {
  for (const scope of [...keyScopes, 'purchase:data']) expect(guide).toContain(`\`${scope}\``);
});
