import { demoAllServices, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent as realKeys } from 'vitest/browser';
import '../main.css.ts';
import { arriveAt, closeApp, renderApp } from '../testing/renderApp.tsx';

afterEach(closeApp);

/** More stops than any form has. */
const MOST = 80;

/** What is pressed: a radio by its label. */
const shapeOf = (element: Element) => element.closest('label') ?? element;

/** True where any part of what has the focus can be seen: not under a bar, not out of the window (WCAG 2.4.11). */
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

/** Goes through the page by Tab, and names each stop that is covered. */
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
] as const)('on %s, what has the focus is in sight', (_, width, height) => {
  it.each(['data', 'electricity'] as const)('of %s', async (category) => {
    await page.viewport(width, height);
    renderApp(`/services/${category}`, { answers: { services: () => ok(demoAllServices) } });
    await arriveAt(category);
    if (category === 'data')
      await userEvent.type(await screen.findByRole('textbox', { name: en.fieldLabels.phone }), '08031234567');
    else await screen.findByRole('textbox', { name: en.fieldLabels['meter-number'] });
    scrollTo(0, 0);
    // The first stop. Where nothing has the focus, the first Tab may leave the frame that the tests are in.
    screen.getByRole('link', { name: en.shell.skip }).focus();
    const { stops, covered } = await coveredStops();
    expect(stops).toBeGreaterThan(3);
    expect(covered).toEqual([]);
  });
});
