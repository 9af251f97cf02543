import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { at } from './paths.ts';

const source = (path: string) => at('packages/dashboard/src', path);

/** The screens that a visit begins with, on either side of the sign-in. What they share decides how the app is cut. */
export const screens = {
  login: source('pages/login/LoginPage.tsx'),
  visitor: ['pages/register/RegisterPage.tsx', 'pages/reset-password/ResetPasswordPage.tsx'].map(source),
  /** The frame around every screen behind the sign-in, and the first one in it. */
  frame: ['shell/Shell.tsx', 'pages/home/HomePage.tsx'].map(source),
  work: ['pages/service/ServicePage.tsx', 'pages/transactions/TransactionsPage.tsx'].map(source),
  /** Parts of those screens that come after the rest of them. */
  later: [at('packages/widgets/src/sales-summary/index.ts'), source('pages/service/ServiceAside.tsx')],
  /** Cases and notices, and what other screens open of them: each file's name stands in the first ones. */
  support: [
    ...['pages/cases/CasesPage.tsx', 'pages/notices/NoticesPage.tsx'].map(source),
    ...['cases/ReportDialog.tsx', 'notices/markRead.ts'].map((path) => at('packages/widgets/src', path)),
  ],
};

/** What widgets are made of: each small, and several of them on any screen that has one. */
const isPart = /\/widgets\/src\/(binding|ui)\//;

const behind = [...screens.work, ...screens.later];

/** What is known of a module that is not in the first file. */
export interface SharedModule {
  readonly id: string;
  /** The modules loaded on demand that need this one. */
  readonly neededBy: ReadonlySet<string>;
  /** Whether something else needs it than what it is loaded with, when each file is cut as small as can be. */
  readonly isShared: boolean;
}

/**
 * The file that a module goes into, or `null` for that of its own screen. One file for what the screens share is fewer
 * requests and fewer bytes than one for each module: `app` for all, `frame` behind the sign-in, `form` for what
 * forms on both sides of it share, `work` for sales and their list, `support` for all of cases and notices, `parts` for
 * forms and dialogs that other screens share: the first file names every file there is, so each one less is lighter too.
 */
export function findGroup({ id, neededBy, isShared }: SharedModule): string | null {
  const isNeededBy = (some: readonly string[]) => some.some((screen) => neededBy.has(screen));
  if (neededBy.has(screens.login)) return neededBy.size > 1 ? 'app' : null;
  if (isNeededBy(screens.visitor)) {
    const isStyle = id.endsWith('.css');
    if (isNeededBy(screens.frame) || (isStyle && isNeededBy(behind))) return 'app';
    // What registering and selling say about numbers: neither the sign-in nor home waits for it.
    if (isNeededBy(behind)) return 'form';
    return isShared ? 'account' : null;
  }
  if (isNeededBy(screens.frame)) return 'frame';
  // One stylesheet for all of them: each more is a request, and the first paint of a screen waits for its own.
  if (id.endsWith('.css') && isNeededBy([...screens.work, ...screens.later])) return 'frame';
  if (isShared && isNeededBy(screens.work)) return 'work';
  if (neededBy.size > 0 && [...neededBy].every((screen) => screens.support.includes(screen)))
    return 'support';
  return isShared && isPart.test(id) ? 'parts' : null;
}

/** The screens, and other modules loaded on demand, that need each chunk. */
function findNeeds(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const neededBy = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]));
  const visit = (fileName: string, screen: string) => {
    const found = neededBy.get(fileName);
    if (!found || found.has(screen)) return;
    found.add(screen);
    for (const imported of byName.get(fileName)?.imports ?? []) visit(imported, screen);
  };
  for (const { isDynamicEntry, facadeModuleId, fileName } of chunks) {
    if (isDynamicEntry && facadeModuleId !== null) visit(fileName, facadeModuleId);
  }
  return neededBy;
}

/** The group of each module, from a build that is cut as small as can be. */
function readGroups(chunks: readonly Rolldown.OutputChunk[]): Map<string, string | null> {
  const needs = findNeeds(chunks);
  const groups = new Map<string, string | null>();
  for (const { fileName, isEntry, isDynamicEntry, moduleIds } of chunks) {
    const neededBy = needs.get(fileName) ?? new Set();
    for (const id of moduleIds) {
      groups.set(id, isEntry ? 'app' : findGroup({ id, neededBy, isShared: !isDynamicEntry }));
    }
  }
  return groups;
}

/** Styles that several screens share leave no chunk behind in the first build, which therefore can't tell who needs them. */
const groupOf = (groups: ReadonlyMap<string, string | null>, id: string) =>
  groups.has(id) ? groups.get(id) : id.endsWith('.vanilla.css') ? 'frame' : null;

/** In this order: a module that two would have goes into the first. */
const names = ['app', 'frame', 'form', 'work', 'account', 'support', 'parts'] as const;

/**
 * Cuts the dashboard into files by what its first screens share. Only a build knows that: a first one, which is thrown
 * away, tells which module is needed by which screen, and the real one follows it.
 */
export function screenChunks(trial: UserConfig): Plugin {
  return {
    name: 'oja:screen-chunks',
    apply: 'build',
    async config() {
      const { output } = (await build({
        ...trial,
        configFile: false,
        publicDir: false,
        logLevel: 'silent',
        build: {
          ...trial.build,
          write: false,
          minify: false,
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
        },
      })) as Rolldown.RolldownOutput;
      const groups = readGroups(output.filter((file) => file.type === 'chunk'));
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: names.map((name) => ({ name, test: (id: string) => groupOf(groups, id) === name })),
              },
            },
          },
        },
      };
    },
  };
}
