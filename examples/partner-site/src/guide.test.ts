import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../packages/widgets/src/embed/codes.ts';
import { eventTable } from '../../../packages/widgets/src/embed/elementTable.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { sectionOf, snippetOf } from './testing/guide.helper.ts';

describe('the partners’ guide', () => {
  it('shows the simplest page of the example', () => {
    const page = readFileSync(new URL('../site/simplest.html', import.meta.url), 'utf8');
    expect(snippetOf('html')).toBe(page.replaceAll('{{oja}}', 'https://api.example.ng'));
  });

  it('preloads the same files as the themed shop and the README', () => {
    const pages = ['../site/themed.html', '../README.md'].map((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('{{oja}}', 'https://api.example.ng'),
    );
    for (const line of snippetOf('html', 'A faster first form').trim().split('\n'))
      for (const page of pages) expect(page).toContain(line);
  });

  it('lists the events of the elements', () => {
    const rows = Object.entries(eventTable).map(
      ([name, { type, says }]) => `| \`${name}\` | \`${/<(.+)>/.exec(type)?.[1]}\` | ${says} |`,
    );
    const written = sectionOf('Events')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(written).toEqual(rows);
  });

  it('shows the policy of the strictest page', () => {
    expect(snippetOf('http', 'Content Security Policy').trim()).toBe(
      `Content-Security-Policy: ${contentSecurityPolicy('https://api.example.ng')}`,
    );
  });

  it('lists each error code once', () => {
    const cells = sectionOf('When something is wrong')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split(' | ')[1] ?? '');
    const written = [...cells.join().matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
    expect(written.filter((code) => code !== 'code').sort()).toEqual(Object.keys(codes).sort());
  });
});
