import { languageOf, languages } from '../packages/dashboard/src/language/languages.ts';
import { familyNames } from '../packages/widgets/src/theme/families.ts';
import { schemes } from '../packages/widgets/src/theme/OjaTheme.ts';
import { radius } from '../packages/widgets/src/theme/scale.ts';

/** Network conditions for a story. The story's client applies them to requests. */
export const networks = ['fast', 'slow-4g', 'offline', 'failing'] as const;
export type NetworkCondition = (typeof networks)[number];

const radii = Array.from({ length: (radius.most - radius.least) / radius.step + 1 }, (_, step) => {
  return `${radius.least + step * radius.step}px`;
});

/** Text sizes a reader may set, as percentages of the default 16 px. */
export const textSizes = ['100%', '125%', '150%', '200%'] as const;

type Icon = 'contrast' | 'zoom' | 'component' | 'paragraph' | 'lightning' | 'globe';
type Item = string | Readonly<{ value: string; title: string }>;
type Menu = Readonly<{ title: string; icon: Icon; items: readonly Item[] }>;

const menu = (name: string, description: string, toolbar: Menu) => ({
  name,
  description,
  toolbar: { ...toolbar, items: [...toolbar.items], dynamicTitle: true },
});

export const globalTypes = {
  theme: menu('Theme', 'Light or dark', { title: 'Theme', icon: 'contrast', items: schemes }),
  radius: menu('Radius', 'The corner radius of cards', { title: 'Radius', icon: 'component', items: radii }),
  font: menu('Font', 'The font family', { title: 'Font', icon: 'paragraph', items: familyNames }),
  textSize: menu('Text size', 'The text size of the device', {
    title: 'Text size',
    icon: 'zoom',
    items: textSizes,
  }),
  locale: menu('Locale', 'The language of the texts', {
    title: 'Locale',
    icon: 'globe',
    items: languages.map(({ tag, name }) => ({ value: tag, title: name })),
  }),
  network: menu('Network', 'The network conditions', {
    title: 'Network',
    icon: 'lightning',
    items: networks,
  }),
};

export const initialGlobals = {
  theme: 'light',
  radius: `${radius.standard}px`,
  font: 'Roboto',
  textSize: '100%',
  locale: languageOf(null).tag,
  network: 'fast',
  viewport: { value: 'phone', isRotated: false },
};

export const viewports = {
  narrowest: {
    name: '280 px: the narrowest phone',
    styles: { width: '280px', height: '653px' },
    type: 'mobile',
  },
  small: {
    name: '320 px: a small phone, or 400 % zoom',
    styles: { width: '320px', height: '568px' },
    type: 'mobile',
  },
  phone: { name: '360 px: most phones', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: '768 px: a tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: '1280 px: a desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: '1920 px: a wide desktop', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;
