import { afterEach, beforeAll, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadScreenshotFonts, matchScreenshot } from '../../../widgets/src/testing/screenshot.ts';
import '../main.css.ts';
import { routes } from '../routes.tsx';
import { findRoute, type Route } from '../routing/route.ts';
import { everyPage, openPage } from '../testing/everyPage.ts';
import { closeApp } from '../testing/renderApp.tsx';
import { screenshotOf, screenshotSizes, shellScreenshot } from './pageScreenshots.ts';
import takenWith from './screenshots/taken-with.json' with { type: 'json' };

beforeAll(loadScreenshotFonts);

afterEach(() => {
  closeApp();
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset['ojaTheme'];
});

const keptAs = (name: string) => ({ name, takenWith: takenWith.chromium });

/** The main part of the page, if it has one. */
const main = () => {
  const of = document.querySelector<HTMLElement>('#content');
  return of ? { of } : {};
};

describe.each(screenshotSizes)('in %s, %i px wide', (scheme, width, height) => {
  const open = async (route: Route) => {
    document.documentElement.dataset['ojaTheme'] = scheme;
    await page.viewport(width, height);
    await openPage(route);
  };
  const kept = (name: string) => keptAs(screenshotOf(name, scheme, width));

  // Without the shell, because its menu changes with every new page.
  it.for(everyPage)('%s matches its screenshot', async ([name, route], { expect }) => {
    await open(route);
    await matchScreenshot({ ...kept(name), ...main(), expect });
  });

  it('the shell around a page matches its screenshot', async ({ expect }) => {
    await open(findRoute(routes, '/no/such/screen'));
    await matchScreenshot({ ...kept(shellScreenshot), expect });
  });
});
