import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { light } from '../packages/widgets/src/theme/palette.ts';
import { plainName } from './docs/plainName.ts';

addons.setConfig({
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  theme: create({
    base: 'light',
    brandTitle: 'Oja',
    colorPrimary: light.accent,
    colorSecondary: light.accent,
    appBg: light.canvas,
    textColor: light.text,
    textMutedColor: light.muted,
    fontBase: 'Roboto, system-ui, sans-serif',
  }),
});
