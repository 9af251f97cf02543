import { demoAllServices, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent as realKeys } from 'vitest/browser';
import '../main.css.ts';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

afterEach(closeApp);

/** More tab stops than any form has. */
const MOST = 80;

/** The element that is pressed: for a radio button its label. */
const shapeOf = (element: Element) => element.closest('label') ?? element;

/** True if any part of the focused element is visible: not covered by a bar, not outside the window (WCAG 2.4.11). */
function isInSight(element: Element): boolean {
  const shape = shapeOf(element);
  const { left, top, width, height } = shape.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return parts.some((across) =>
    parts.some((down) => {
      const seen = document.elementFromPoint(left + width * across, top + height * down);
      return seen !== null && (shape.contains(seen) || seen.contains(shape));
    }),
  );
}

/** Tabs through the page and lists the stops that are covered. */
async function coveredStops(): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  for (let stops = 0; stops < MOST; stops += 1) {
    await realKeys.tab();
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return { stops, covered };
    if (!isInSight(activeElement))
      covered.push(shapeOf(activeElement).textContent || activeElement.outerHTML);
  }
  return { stops: MOST, covered };
}

describe.each([
  ['a phone', 360, 780],
  ['a page at 400 %', 320, 256],
  ['a phone on its side', 780, 360],
] as const)('focus on %s', (_, width, height) => {
  it.each(['data', 'electricity'] as const)('stays visible at every tab stop of %s', async (category) => {
    await page.viewport(width, height);
    renderApp(`/services/${category}`, { answers: { services: () => ok(demoAllServices) } });
    await arriveAt(category);
    if (category === 'data')
      await userEvent.type(await screen.findByRole('textbox', { name: en.fieldLabels.phone }), '08031234567');
    else await screen.findByRole('textbox', { name: en.fieldLabels['meter-number'] });
    scrollTo(0, 0);
    // The first tab stop. If nothing has the focus, the first Tab may leave the test runner's frame.
    screen.getByRole('link', { name: en.shell.skip }).focus();
    const { stops, covered } = await coveredStops();
    expect(stops).toBeGreaterThan(3);
    expect(covered).toEqual([]);
  });
});
