import { cleanup, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { Button } from '../ui/button/Button.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { applyTheme } from './OjaTheme.ts';
import { dark, light } from './palette.ts';
import { surfaceRoot } from './surface.css.ts';

/** The rules of the widgets' stylesheets only: the test page has others. */
const ownRules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id*="/widgets/src/"]')].flatMap(
    ({ sheet }) => [...(sheet?.cssRules ?? [])],
  );

/** Every style rule, including those in media queries. */
function styleRules(rules: readonly CSSRule[] = ownRules()): CSSStyleRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule ? styleRules([...rule.cssRules]) : [];
  });
}

/** A widget in a shadow root, as the embed mounts it: with one constructed stylesheet and nothing else. */
function mountInShadow() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ownRules()
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
  shadow.adoptedStyleSheets = [sheet];
  const widget = (
    <div className={surfaceRoot}>
      <Button variant="primary">Buy</Button>
    </div>
  );
  render(createPortal(widget, shadow));
  const surface = shadow.querySelector<HTMLElement>(`.${surfaceRoot}`);
  const button = shadow.querySelector('button');
  if (!surface || !button) throw new Error('The widget did not mount');
  return { host, surface, button };
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Ends the transitions of an element and returns its styles. */
function settled(element: Element): CSSStyleDeclaration {
  for (const animation of element.getAnimations()) animation.finish();
  return getComputedStyle(element);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('on a host page', () => {
  test('the styles set only --oja- variables on the host’s elements', () => {
    render(<TextInput value="" onChange={() => {}} />);
    const theirs = [document.documentElement, document.body];
    for (const name of ['p', 'button', 'input', 'a', 'dialog', 'fieldset', 'label', 'ul']) {
      theirs.push(document.body.appendChild(document.createElement(name)));
    }
    const matching = styleRules().filter(({ selectorText }) =>
      theirs.some((element) => element.matches(selectorText)),
    );
    const properties = matching.flatMap(({ style }) => [...style]);
    expect(matching).not.toHaveLength(0);
    expect(properties.filter((property) => !property.startsWith('--oja-'))).toEqual([]);
  });

  test('the host’s text styles do not leak into a widget', () => {
    document.body.setAttribute(
      'style',
      'font: italic 30px/3 serif; text-transform: uppercase; text-align: right',
    );
    const { container } = render(<div className={surfaceRoot}>Text</div>);
    const { fontSize, fontStyle, textTransform, textAlign } = getComputedStyle(
      container.firstElementChild as Element,
    );
    expect({ fontSize, fontStyle, textTransform, textAlign }).toEqual({
      fontSize: '16px',
      fontStyle: 'normal',
      textTransform: 'none',
      textAlign: 'start',
    });
    document.body.removeAttribute('style');
  });
});

describe('in a shadow root', () => {
  test('uses the colours of the light and the dark theme', () => {
    const { host, button } = mountInShadow();
    host.dataset['ojaTheme'] = 'light';
    expect(settled(button).backgroundColor).toBe(rgb(light.accent));
    host.dataset['ojaTheme'] = 'dark';
    expect(settled(button).backgroundColor).toBe(rgb(dark.accent));
    expect(settled(button).color).toBe(rgb(dark.onAccent));
  });

  test('follows a radius set on the host element, with two thirds of it on controls', () => {
    const { host, button } = mountInShadow();
    host.style.setProperty('--oja-radius', '18px');
    expect(getComputedStyle(button).borderRadius).toBe('12px');
  });
});

describe('applyTheme', () => {
  test('sets radius, scheme and font for the controls inside the element', () => {
    const { container, getByRole } = render(
      <div className={surfaceRoot}>
        <Button>Buy</Button>
      </div>,
    );
    expect(applyTheme(container, { radius: '6px', scheme: 'dark', font: 'Inter' })).toEqual([]);
    const { borderRadius, fontFamily } = getComputedStyle(getByRole('button', { name: 'Buy' }));
    expect(borderRadius).toBe('4px');
    expect(fontFamily).toMatch(/^Inter,/);
    expect(container).toHaveProperty('dataset.ojaTheme', 'dark');
  });
});
