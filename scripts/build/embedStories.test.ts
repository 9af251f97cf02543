import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embedFolders, storiesOutsideEmbed } from './embedStories.ts';
import { at } from './paths.ts';

it('finds every folder of a sale, from its form to its receipt', () => {
  expect([...embedFolders()]).toEqual(
    expect.arrayContaining([
      'embed',
      'purchase',
      'purchase/form',
      'purchase/review',
      'purchase/result',
      'delivery',
      'delivery/print',
      'delivery/picture',
      'ui/button',
      'ui/field',
      'ui/notice',
      'ui/status',
    ]),
  );
});

it('leaves to React alone the stories of what no partner page loads, and none of a sale', () => {
  const outside = storiesOutsideEmbed();
  expect(outside).toContain('packages/widgets/src/register/Register.stories.tsx');
  expect(outside.filter((file) => /\/(purchase|delivery)\//.test(file))).toEqual([]);
  expect(outside.filter((file) => !existsSync(at(file)))).toEqual([]);
});
