import {
  autoUpdate,
  FloatingFocusManager,
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
import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { surfaceRoot } from '../../theme/surface.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './MenuItem.ts';
import { MenuLine } from './MenuLine.tsx';

type MenuPopupProps = Readonly<{
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly MenuItem[];
  header: ReactNode;
  root: HTMLElement | null | undefined;
  onClose: () => void;
}>;

/** The open menu: placed where there is room, walked with the arrow keys, closed by Escape or a press elsewhere. */
export function MenuPopup({ anchor, label, items, header, root, onClose }: MenuPopupProps) {
  const [activeIndex, setActiveIndex] = useState<number | null>(0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (open) => !open && onClose(),
    placement: 'bottom-end',
    strategy: 'fixed',
    elements: { reference: anchor.current },
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, { listRef: elements, activeIndex, onNavigate: setActiveIndex, loop: true }),
  ]);
  // Within the widget, so that its theme and its shadow root hold for what floats.
  const within = root ?? anchor.current?.closest<HTMLElement>(`.${surfaceRoot}`) ?? null;

  return (
    <FloatingPortal root={within}>
      <FloatingFocusManager context={context} modal={false} initialFocus={0}>
        <div
          ref={refs.setFloating}
          className={styles.place}
          style={floatingStyles}
          {...getFloatingProps({ 'aria-label': label })}
        >
          <div className={styles.popup}>
            {header && (
              <div className={styles.header} role="presentation">
                {header}
              </div>
            )}
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
                    item.onSelect?.(event);
                    onClose();
                  },
                })}
              />
            ))}
          </div>
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
