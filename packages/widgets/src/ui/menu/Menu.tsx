import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { chevronDown } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { usePart } from '../part/usePart.ts';
import type { MenuItem } from './MenuItem.ts';

// floating-ui is 20 KB: it is loaded when the first menu opens.
const loadPopup = () => import('./MenuPopup.tsx').then(({ MenuPopup }) => MenuPopup);

export type MenuProps = Readonly<{
  /** What the button says, and what the menu is called. */
  label: string;
  /** What can be done or where one can go, the commonest first. */
  items: readonly MenuItem[];
  /** What the button shows instead of the label, such as initials. */
  face?: ReactNode;
  /** Something to read above the items. */
  header?: ReactNode;
  /** The look of the button, as that of a Button. Default `quiet`. */
  variant?: ButtonVariant;
  /** Where the popup is put; the landmark around the button by itself, or the outermost element of the widget. */
  root?: HTMLElement | null;
}>;

/** A button that opens a list of actions. */
export function Menu({ label, items, face, header, variant = 'quiet', root }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const { Component: MenuPopup, hasFailed, load } = usePart(loadPopup);
  const open = isWanted && !hasFailed;
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
