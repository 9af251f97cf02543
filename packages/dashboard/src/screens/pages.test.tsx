import { afterEach, beforeAll, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadPictureFonts, matchPicture } from '../../../widgets/src/testing/picture.ts';
import '../main.css.ts';
import { everyPage, openPage } from '../testing/everyPage.ts';
import { closeApp } from '../testing/renderApp.tsx';
import { looks, pictureOf } from './pageLooks.ts';
import takenWith from './pictures/taken-with.json' with { type: 'json' };

beforeAll(loadPictureFonts);

afterEach(() => {
  closeApp();
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset['ojaTheme'];
});

describe.each(looks)('in %s, %i px wide', (scheme, width, height) => {
  it.for(everyPage)('%s looks as it is kept', async ([name, route], { expect }) => {
    document.documentElement.dataset['ojaTheme'] = scheme;
    await page.viewport(width, height);
    await openPage(route);
    await matchPicture({ name: pictureOf(name, scheme, width), takenWith: takenWith.chromium, expect });
  });
});
