import { install } from '@oja/widgets/text';
import { routes } from '../routes.tsx';
import { addressOf } from '../routing/route.ts';

/** `scripts/icons.mjs` draws them from favicon.svg. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const [icon] = icons;

/** What a phone reads to put the dashboard on its home screen (W3C Web Application Manifest). Run by the build, in Node. */
export function createManifest(productName: string, themeColor: string): object {
  const shortcut = (name: 'data' | 'transactions') => ({
    name: install.shortcuts[name],
    url: addressOf(routes, name),
    icons: [icon],
  });
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: install.description,
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColor,
    theme_color: themeColor,
    icons,
    shortcuts: [shortcut('data'), shortcut('transactions')],
  };
}
