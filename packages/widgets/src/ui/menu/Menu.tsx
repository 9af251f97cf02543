import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { chevronDown } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { createLazyCode } from '../lazy/lazyCode.ts';
import { useLazy } from '../lazy/useLazy.ts';

type Act = (event: MouseEvent<HTMLElement>) => void;

/** A menu item: an action or a link. A router handles a link's click with `preventDefault`. */
export type MenuItem = Readonly<{
  label: string;
  glyph?: string;
  /** A few characters after the label. */
  note?: string;
}> &
  (Readonly<{ onSelect: Act; href?: never }> | Readonly<{ href: string; onSelect?: Act }>);

// Loads floating-ui (20 KB) with the first menu.
const menuPopup = createLazyCode(() => import('./MenuPopup.tsx').then(({ MenuPopup }) => MenuPopup));

export type MenuProps = Readonly<{
  /** Label of the button and name of the menu. */
  label: string;
  /** Actions and links, the most common first. */
  items: readonly MenuItem[];
  /** Content of the button instead of the label, such as initials. */
  face?: ReactNode;
  /** Text above the items. */
  header?: ReactNode;
  /** Variant of the button. Default `quiet`. */
  variant?: ButtonVariant;
  /** Parent element of the popup. Default: the nearest landmark or dialog around the button, or the widget's root. */
  root?: HTMLElement | null;
}>;

/** A button that opens a list of actions. */
export function Menu({ label, items, face, header, variant = 'quiet', root }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const { Component: MenuPopup, failure, load } = useLazy(menuPopup);
  const open = isWanted && !failure;
  const press = () => {
    if (!open) load();
    setWanted(!open);
  };
  return (
    <>
      <Button
        ref={setButton}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(face !== undefined && { 'aria-label': label })}
        onPointerEnter={load}
        onClick={press}
      >
        {face ?? label}
        <Icon glyph={chevronDown} size={16} />
      </Button>
      {open && MenuPopup && (
        <MenuPopup
          anchor={button}
          label={label}
          items={items}
          header={header}
          root={root}
          onClose={() => setWanted(false)}
        />
      )}
    </>
  );
}
