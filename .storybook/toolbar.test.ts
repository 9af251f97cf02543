import { expect, it } from 'vitest';
import { languages } from '../scripts/build/base.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

type Menu = keyof typeof globalTypes;
const offered = (menu: Menu) =>
  globalTypes[menu].toolbar.items.map((item) => (typeof item === 'string' ? item : item.value));

it.each([
  ['theme', ['light', 'dark', 'auto']],
  ['font', ['Roboto', 'Poppins', 'Inter']],
  ['radius', ['4px', '6px', '8px', '10px', '12px', '14px', '16px', '18px', '20px', '22px', '24px']],
  ['textSize', ['100%', '125%', '150%', '200%']],
  ['network', ['fast', 'slow-4g', 'offline', 'failing']],
] as const)('offers every value of %s', (menu, all) => expect(offered(menu)).toEqual(all));

it('offers every language that has a file, English first', () => {
  const [first, ...others] = offered('locale');
  expect(first).toBe('en-NG');
  expect(others.toSorted()).toEqual(languages());
});

it('offers every width at which screens are checked', () => {
  const widths = Object.values(viewports).map(({ styles }) => styles.width);
  expect(widths).toEqual(['280px', '320px', '360px', '768px', '1280px', '1920px']);
});

it('defaults to what most agents have: a 360 px phone, the light theme, Roboto and 12 px corners', () => {
  expect(initialGlobals.viewport.value).toBe('phone');
  expect(viewports.phone.styles.width).toBe('360px');
  const { viewport: _, ...chosen } = initialGlobals;
  expect(chosen).toMatchObject({
    theme: 'light',
    radius: '12px',
    font: 'Roboto',
    textSize: '100%',
    locale: 'en-NG',
    network: 'fast',
  });
  for (const [menu, value] of Object.entries(chosen)) expect(offered(menu as Menu)).toContain(value);
});
