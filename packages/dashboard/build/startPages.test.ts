import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { at } from '../../../scripts/build/paths.ts';
import { findStartPages } from './startPages.ts';

const chunk = (fileName: string, modules: string[], imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  fileName,
  isEntry: fileName === 'app.js',
  imports,
  moduleIds: modules.map((module) => at('packages/dashboard/src', module)),
  viteMetadata: { importedCss: new Set(css) },
});
const bundle = {
  'app.js': chunk('app.js', ['main.tsx', 'login.tsx']),
  'frame.js': chunk('frame.js', ['shell/Shell.tsx', 'home.tsx'], ['app.js'], ['frame.css']),
  'list.js': chunk('list.js', ['list.tsx'], ['app.js', 'rows.js']),
  'rows.js': chunk('rows.js', ['rows.tsx']),
} as unknown as Rolldown.OutputBundle;
const screen = (path: string, module: string, calls: string[] = []) => ({
  access: 'agent' as const,
  paths: [path],
  title: path.toUpperCase(),
  first: { module, calls },
});

it('lists the files of a first screen and its frame, without those that index.html loads', () => {
  const login = { ...screen('/login', 'login.tsx'), access: 'signed-out' as const };
  expect(
    findStartPages(bundle, [login, screen('/', 'home.tsx', ['/api']), screen('/list', 'list.tsx')]),
  ).toEqual([
    { who: 'signed-out', paths: { '/login': { title: '/LOGIN' } }, files: [], calls: [] },
    { who: 'agent', paths: { '/': { title: '/' } }, files: ['/frame.js', '/frame.css'], calls: ['/api'] },
    {
      who: 'agent',
      paths: { '/list': { title: '/LIST' } },
      files: ['/frame.js', '/frame.css', '/list.js', '/rows.js'],
      calls: [],
    },
  ]);
});

it('lists screens with the same files and calls once, and leaves out screens on which no visit begins', () => {
  const found = findStartPages(bundle, [
    screen('/a', 'list.tsx'),
    { ...screen('/b', 'list.tsx'), first: { module: 'list.tsx', calls: [], says: 'Begin.' } },
    { ...screen('/c', 'list.tsx'), first: null },
  ]);
  expect(found.map(({ paths }) => paths)).toEqual([
    { '/a': { title: '/A' }, '/b': { title: '/B', says: 'Begin.' } },
  ]);
});

it('throws if the build lacks the module of a screen', () => {
  expect(() => findStartPages(bundle, [screen('/a', 'lost.tsx')])).toThrow('lost.tsx');
});
