import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { states } from '../../../../.storybook/states/row.ts';
import { widgets } from '../../../../.storybook/states/widgets.ts';
import {
  namedIn,
  screenshotOf,
  screenshotsIn,
  withScreenshot,
} from '../../../../.storybook/withScreenshot.ts';

const sources = join(import.meta.dirname, '..');
const kept = join(sources, '../../../.storybook/screenshots');

const files = globSync('**/*.stories.tsx', { cwd: sources }).map((path) => {
  const source = readFileSync(join(sources, path), 'utf8');
  return {
    path,
    title: /preview\.meta\(\{\s*title: '([^']+)'/.exec(source)?.[1] ?? '',
    exported: [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    stories: [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) => name),
  };
});
const ofWidgets = files.filter(({ title }) => title.startsWith('Widgets/'));
/** Stories of tokens need no usage notes. */
const documented = files.filter(({ title }) => !title.startsWith('Tokens/'));

describe('the stories', () => {
  it.each(files)('are all indexed by Storybook, which needs `meta.story`: $path', (file) => {
    expect(file.title).not.toBe('');
    expect(file.stories.length).toBeGreaterThan(0);
    expect(file.stories).toEqual(file.exported);
  });

  it.each(documented)('have usage notes next to them: $title', ({ path }) => {
    expect(existsSync(join(sources, path.replace(/stories\.tsx$/, 'usage.ts')))).toBe(true);
  });

  it('have an entry in the table of states for every widget', () => {
    expect(Object.keys(widgets).sort()).toEqual(ofWidgets.map(({ title }) => title).sort());
  });

  it.each(ofWidgets)('show each state or explain why it is missing: $title', ({ title, stories }) => {
    expect(stories).toEqual(expect.arrayContaining([...namedIn(title)]));
    expect(screenshotsIn(title)).not.toEqual([]);
    for (const state of states) {
      const shown = widgets[title]?.[state];
      const said = typeof shown === 'object' && 'none' in shown ? shown.none : (shown?.length ?? 0) > 0;
      expect(said, `${state} of ${title}`).toBeTruthy();
    }
  });

  it('match the stored screenshots one to one', () => {
    const files = readdirSync(kept).filter((file) => file.endsWith('.png'));
    expect(files.sort()).toEqual([...withScreenshot].map((id) => `${screenshotOf(id)}.png`).sort());
  });
});
