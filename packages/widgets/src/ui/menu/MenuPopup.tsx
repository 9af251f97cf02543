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
import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { surfaceRoot } from '../../theme/surface.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './Menu.tsx';

type MenuLineProps = Readonly<{ item: MenuItem; props: Record<string, unknown> }>;

/** One item of an open menu. */
const MenuLine = forwardRef<HTMLElement, MenuLineProps>(function MenuLine({ item, props }, ref) {
  const content = (
    <>
      {item.glyph && (
        <span className={styles.glyph}>
          <Icon glyph={item.glyph} />
        </span>
      )}
      <span className={styles.label}>{item.label}</span>
      {item.note && <span className={styles.note}>{item.note}</span>}
    </>
  );
  const shared: HTMLAttributes<HTMLElement> = { ...props, role: 'menuitem', className: styles.item };
  return item.href === undefined ? (
    <button {...shared} ref={ref as Ref<HTMLButtonElement>} type="button">
      {content}
    </button>
  ) : (
    <a {...shared} ref={ref as Ref<HTMLAnchorElement>} href={item.href}>
      {content}
    </a>
  );
});

type MenuPopupProps = Readonly<{
  anchor: HTMLButtonElement | null;
  label: string;
  items: readonly MenuItem[];
  header: ReactNode;
  root: HTMLElement | null | undefined;
  onClose: () => void;
}>;

type MenuPlaceOptions = Pick<MenuPopupProps, 'anchor' | 'onClose'> & Readonly<{ closeAndReturn: () => void }>;

/** Position and keyboard interaction of the menu. */
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
    // A press outside has already moved the focus.
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

/** The open menu. Placed where it fits; arrow keys move; Escape, Tab and a press outside close it. */
export function MenuPopup({ anchor, label, items, header, root, onClose }: MenuPopupProps) {
  const closeAndReturn = () => {
    onClose();
    anchor?.focus();
  };
  const { activeIndex, elements, setFloating, floatingStyles, getFloatingProps, getItemProps } = useMenuPlace(
    { anchor, onClose, closeAndReturn },
  );

  // Inside the widget, so that its theme and shadow root apply; inside an open dialog, because nothing outside can be
  // reached; inside the button's landmark, where screen readers expect it.
  const within = root ?? anchor?.closest<HTMLElement>(`dialog, header, nav, main, .${surfaceRoot}`) ?? null;
  const floating = getFloatingProps({
    'aria-label': label,
    // Returns the focus first, so that Tab continues from the button.
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
