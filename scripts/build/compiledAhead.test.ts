import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledAhead } from './compiledAhead.ts';

const large = `document.title = '${'x'.repeat(20_000)}';`;
const sources: Readonly<Record<string, string>> = {
  // Vite writes a list of preloaded files if a chunk that is loaded later imports another.
  '/start': `${large} import('/later'); import('/other');`,
  '/later': `import '/shared'; ${large}`,
  '/other': `import '/shared'; document.title += 'other';`,
  '/shared': `document.title += 'shared';`,
};
const inMemory: Plugin = {
  name: 'test:sources',
  resolveId: (id) => (id in sources ? id : null),
  load: (id) => sources[id] ?? null,
};

it('marks large chunks on their first line', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, compiledAhead()],
    build: { write: false, rolldownOptions: { input: '/start' } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  expect(chunks.some(({ code }) => code.includes('__vite__mapDeps='))).toBe(true);
  expect(chunks).toHaveLength(4);
  for (const { code } of chunks)
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(code.length > 20_000);
});
