import { afterEach, expect, it } from 'vitest';
import '../main.css.ts';
import { everyPage, openPage } from '../testing/everyPage.ts';
import { faultsOf, lookAt } from '../testing/pageFaults.ts';
import { closeApp } from '../testing/renderApp.tsx';

afterEach(() => {
  closeApp();
  document.documentElement.removeAttribute('style');
});

/** The size of most phones, and a desktop size. pagesAtEveryWidth.deep.tsx tests other sizes. */
const sights = [
  { name: '360 px', width: 360, height: 780 },
  { name: '1280 px', width: 1280, height: 800 },
];

it.each(everyPage)('%s fits a phone and a desktop', async (_, route) => {
  await openPage(route);
  const faults: string[] = [];
  for (const sight of sights) {
    await lookAt(sight);
    faults.push(...faultsOf(sight));
  }
  expect(faults).toEqual([]);
});
