import { expect, it } from 'vitest';
import { compact, published } from './compactNames.ts';

const filePath = 'src/ui/button/Button.css.ts';

it('names the same thing the same in each build, and each thing of a file otherwise', () => {
  const first = compact({ hash: 'abc0', filePath });
  const second = compact({ hash: 'abc1', filePath });
  expect(second).not.toBe(first);
  expect(compact({ hash: 'abc0', filePath })).toBe(first);
  expect(first).toMatch(/^_[0-9a-z]{4}0$/);
});

it('names the first thing of two files differently', () => {
  expect(compact({ hash: 'abc0', filePath })).not.toBe(
    compact({ hash: 'xyz0', filePath: 'src/Other.css.ts' }),
  );
});

it('says in a name that others see whose it is', () => {
  expect(published({ hash: 'abc0', filePath })).toBe(`oja${compact({ hash: 'abc0', filePath })}`);
});
