import type { MouseEvent } from 'react';

type Act = (event: MouseEvent<HTMLElement>) => void;

/** A line of a menu: something to do, or somewhere to go. A router takes the press from a link by `preventDefault`. */
export type MenuItem = Readonly<{
  label: string;
  glyph?: string;
  /** A few characters after the label. */
  note?: string;
}> &
  (Readonly<{ onSelect: Act; href?: never }> | Readonly<{ href: string; onSelect?: Act }>);
