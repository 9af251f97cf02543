import { describe, expect, test } from 'vitest';
import { readTheme } from './OjaTheme.ts';

const hostile = [
  'url(https://example.com/x)',
  '#fff;background:red',
  '#fff}body{display:none',
  '@import "x"',
  '\\75rl(x)',
  '/* */ #fff',
  'var(--host-secret)',
  'expression(alert(1))',
  '',
  ' ',
  null,
  12,
  {},
];

describe('readTheme', () => {
  test('accepts a scheme, a radius, a font and colours', () => {
    expect(
      readTheme({ scheme: 'dark', radius: '8px', font: 'Inter', colors: { canvas: 'rgb(16, 16, 24)' } }),
    ).toEqual({
      scheme: 'dark',
      refused: [],
      variables: {
        '--oja-radius': '8px',
        '--oja-font-family': expect.stringMatching(/^Inter,/),
        '--oja-font-figures': expect.stringMatching(/^Inter,/),
        '--oja-color-canvas': '#101018',
      },
    });
  });

  test.each(hostile)('refuses %j as scheme, radius, font and colour', (value) => {
    const theme = { scheme: value, radius: value, font: value, colors: { accent: value } };
    expect(readTheme(theme)).toEqual({
      scheme: null,
      variables: {},
      refused: ['radius', 'font', 'colors.accent', 'scheme'],
    });
  });

  test('refuses a length over 64 px and a colour channel over 255', () => {
    const { refused } = readTheme({ radius: '4.5rem', colors: { text: 'rgb(0 0 256)' } });
    expect(refused).toEqual(['radius', 'colors.text']);
  });

  test('reports unknown keys and colours, so that typing errors show', () => {
    expect(readTheme({ radios: '8px', colors: { critical: '#00ff00' } }).refused).toEqual([
      'radios',
      'colors.critical',
    ]);
  });

  test.each([null, undefined, 'dark', 3])('returns an empty theme for %j', (theme) => {
    expect(readTheme(theme)).toEqual({ scheme: null, variables: {}, refused: [] });
  });

  test('puts a dark label on a light accent and a light label on a dark one', () => {
    expect(readTheme({ colors: { accent: '#ffcb05' } }).variables['--oja-color-on-accent']).toBe('#14121f');
    expect(readTheme({ colors: { accent: '#123' } }).variables['--oja-color-on-accent']).toBe('#ffffff');
  });

  test('uses Roboto for figures if the font lacks ₦ or tabular digits', () => {
    for (const font of ['Poppins', 'Comic Neue, cursive']) {
      expect(readTheme({ font }).variables['--oja-font-figures']).toMatch(/^Roboto,/);
    }
  });
});
