import type { MouseEvent } from 'react';

type Act = (event: MouseEvent<HTMLElement>) => void;

/** A menu item: an action or a link. A router handles a link's click with `preventDefault`. */
export type MenuItem = Readonly<{
  label: string;
  glyph?: string;
  /** A few characters after the label. */
  note?: string;
}> &
  (Readonly<{ onSelect: Act; href?: never }> | Readonly<{ href: string; onSelect?: Act }>);
