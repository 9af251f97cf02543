import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Catalogue, Text } from '../text/catalogue.ts';
import { kit } from '../text/en/kit.ts';
import { money } from '../text/en/money.ts';
import { TextProvider, useText } from './TextProvider.tsx';

afterEach(cleanup);

const igbo: Catalogue = { kit: { close: 'Mechie' } };

/** The sections that each render received. */
let given: Pick<Text, 'kit' | 'money'>[] = [];

function Words() {
  const text = useText({ kit, money });
  given.push(text);
  return (
    <p>
      {text.kit.close}, {text.kit.copy}, {text.money.held}
    </p>
  );
}

it('uses English without a provider', () => {
  expect(renderToString(<Words />).replaceAll('<!-- -->', '')).toBe('<p>Close, Copy, Held, confirming</p>');
});

it('uses the provider’s text, and English for what it lacks', () => {
  const words = (
    <TextProvider text={igbo}>
      <Words />
    </TextProvider>
  );
  render(words);
  expect(screen.getByText('Mechie, Copy, Held, confirming')).toBeVisible();
  expect(renderToString(words)).toContain('Mechie');
  expect(kit.close).toBe('Close');
});

it('keeps the same section objects until the catalogue changes', () => {
  given = [];
  const inside = (text: Catalogue) => (
    <TextProvider text={text}>
      <Words />
    </TextProvider>
  );
  const { rerender } = render(inside(igbo));
  rerender(inside(igbo));
  rerender(inside({ kit: { close: 'Rufe' } }));
  const [first, again, other] = given;
  expect(given).toHaveLength(3);
  expect(again?.kit).toBe(first?.kit);
  expect(again?.money).toBe(money);
  expect(other?.kit.close).toBe('Rufe');
  expect(first?.kit.close).toBe('Mechie');
});
