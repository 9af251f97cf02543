import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { surfaceRoot } from '../../theme/surface.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './MenuItem.ts';
import { MenuLine } from './MenuLine.tsx';

type MenuPopupProps = Readonly<{
  anchor: HTMLButtonElement | null;
  label: string;
  items: readonly MenuItem[];
  header: ReactNode;
  root: HTMLElement | null | undefined;
  onClose: () => void;
}>;

type MenuPlaceOptions = Pick<MenuPopupProps, 'anchor' | 'onClose'> & Readonly<{ closeAndReturn: () => void }>;

/** Where the menu stands, and its keys. */
function useMenuPlace({ anchor, onClose, closeAndReturn }: MenuPlaceOptions) {
  const [activeIndex, setActiveIndex] = useState<number | null>(0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const {
    refs: { setFloating },
    floatingStyles,
    context,
    isPositioned,
  } = useFloating({
    open: true,
    // A press elsewhere has already given the focus to something else.
    onOpenChange: (_open, _event, reason) => (reason === 'outside-press' ? onClose() : closeAndReturn()),
    placement: 'bottom-end',
    strategy: 'fixed',
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const interactions = useInteractions([
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, { listRef: elements, activeIndex, onNavigate: setActiveIndex, loop: true }),
  ]);
  useEffect(() => {
    if (isPositioned) elements.current[0]?.focus({ preventScroll: true });
  }, [isPositioned]);
  return { activeIndex, elements, setFloating, floatingStyles, ...interactions };
}

/** The open menu: placed where there is room, walked with the arrow keys, closed by Escape, Tab or a press elsewhere. */
export function MenuPopup({ anchor, label, items, header, root, onClose }: MenuPopupProps) {
  const closeAndReturn = () => {
    onClose();
    anchor?.focus();
  };
  const { activeIndex, elements, setFloating, floatingStyles, getFloatingProps, getItemProps } = useMenuPlace(
    { anchor, onClose, closeAndReturn },
  );

  // Within the widget, so that its theme and its shadow root hold for what floats; within an open dialog, because
  // nothing outside of it can be reached; within the landmark of its button, because a reader looks for it there.
  const within = root ?? anchor?.closest<HTMLElement>(`dialog, header, nav, main, .${surfaceRoot}`) ?? null;
  const floating = getFloatingProps({
    'aria-label': label,
    // Tab goes on from the button, as if the menu had never been there.
    onKeyDown: (event: KeyboardEvent) => event.key === 'Tab' && closeAndReturn(),
  });

  return (
    <FloatingPortal root={within} preserveTabOrder={false}>
      <div ref={setFloating} className={styles.place} style={floatingStyles} {...floating}>
        <div className={styles.popup}>
          {header && <div className={styles.header}>{header}</div>}
          {items.map((item, index) => (
            <MenuLine
              key={item.label}
              item={item}
              ref={(element: HTMLElement | null) => {
                elements.current[index] = element;
              }}
              props={getItemProps({
                tabIndex: index === activeIndex ? 0 : -1,
                onClick: (event: MouseEvent<HTMLElement>) => {
                  closeAndReturn();
                  item.onSelect?.(event);
                },
              })}
            />
          ))}
        </div>
      </div>
    </FloatingPortal>
  );
}
