import type { ColourRole } from './palette.ts';

/** Two roles that are drawn on each other, and their minimum contrast in light and dark. */
export type Pair = Readonly<{ front: ColourRole; ground: ColourRole; least: 3 | 4.5 }>;

const grounds = ['canvas', 'surface', 'raised'] as const satisfies readonly ColourRole[];
const inks = ['text', 'muted', 'accent', 'positive', 'caution', 'critical', 'info'] as const;
const statuses = ['positive', 'caution', 'critical', 'info'] as const;

const text = (front: ColourRole, ground: ColourRole): Pair => ({ front, ground, least: 4.5 });
const edge = (front: ColourRole, ground: ColourRole): Pair => ({ front, ground, least: 3 });

/** Every pair that a style may use. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => text(ink, ground))),
  ...statuses.flatMap((status) => {
    const soft = `${status}Soft` as const;
    return [text(status, soft), text('text', soft), text('muted', soft)];
  }),
  text('text', 'accentSoft'),
  text('muted', 'accentSoft'),
  text('accent', 'accentSoft'),
  text('accentHover', 'accentSoft'),
  // A disabled button.
  text('muted', 'line'),
  // The tile of an unknown network.
  text('text', 'line'),
  text('onAccent', 'accent'),
  text('onAccent', 'accentHover'),
  text('onCritical', 'critical'),
  text('onCritical', 'criticalHover'),
  ...grounds.map((ground) => edge('lineStrong', ground)),
  edge('lineStrong', 'accentSoft'),
];
