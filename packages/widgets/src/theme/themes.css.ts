import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { families, figuresFor, mono } from './families.ts';
import { dark, light, type Palette } from './palette.ts';
import * as scale from './scale.ts';

const lightVars = assignVars(
  { color: vars.color, scheme: vars.scheme, shadow: vars.shadow },
  {
    color: light,
    scheme: 'light',
    shadow: '0 1px 2px rgb(27 25 48 / 0.06), 0 12px 32px -8px rgb(27 25 48 / 0.22)',
  },
);
const darkVars = assignVars(
  { color: vars.color, scheme: vars.scheme, shadow: vars.shadow },
  {
    color: dark satisfies Palette,
    scheme: 'dark',
    shadow: '0 0 0 1px rgb(255 255 255 / 0.06), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
  },
);

// `:host` for a shadow root, `:root` for a page. Sets only `--oja-` variables, so that a host page keeps its styles.
createGlobalTheme(
  ':root, :host',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    size: vars.size,
    leading: vars.leading,
    weight: vars.weight,
    motion: vars.motion,
  },
  {
    space: scale.space,
    radius: {
      card: `${scale.radius.standard}px`,
      control: `calc(${vars.radius.card} * 2 / 3)`,
      round: '999px',
    },
    font: { family: families.Roboto, figures: figuresFor('Roboto'), mono },
    size: scale.size,
    leading: scale.leading,
    weight: scale.weight,
    motion: scale.motion,
  },
);

globalStyle(':root, :host, [data-oja-theme="light"]', { vars: lightVars });
globalStyle(':root:not([data-oja-theme="light"]), :host(:not([data-oja-theme="light"]))', {
  '@media': { '(prefers-color-scheme: dark)': { vars: darkVars } },
});
globalStyle('[data-oja-theme="dark"], :host([data-oja-theme="dark"])', { vars: darkVars });

globalStyle(':root, :host', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(
        { quick: vars.motion.quick, base: vars.motion.base, slow: vars.motion.slow },
        { quick: '0s', base: '0s', slow: '0s' },
      ),
    },
  },
});
