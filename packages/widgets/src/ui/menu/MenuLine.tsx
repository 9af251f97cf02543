import { forwardRef, type HTMLAttributes, type Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './MenuItem.ts';

type MenuLineProps = Readonly<{ item: MenuItem; props: Record<string, unknown> }>;

/** One item of an open menu. */
export const MenuLine = forwardRef<HTMLElement, MenuLineProps>(function MenuLine({ item, props }, ref) {
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
