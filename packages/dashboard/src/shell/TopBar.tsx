import { useText } from '@oja/widgets/binding';
import { menu } from '@oja/widgets/icons';
import { SupportButton } from '@oja/widgets/support-button';
import { shell } from '@oja/widgets/text';
import { IconButton } from '@oja/widgets/ui';
import { Brand } from './Brand.tsx';
import * as styles from './TopBar.css.ts';
import { UserMenu } from './UserMenu.tsx';

export type TopBarProps = Readonly<{
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onSettings: () => void;
}>;

/** What is above every screen: the menu, the product's name, and who is signed in. */
export function TopBar({ isMenuOpen, onToggleMenu, onSettings }: TopBarProps) {
  const text = useText({ shell }).shell;
  return (
    <header className={styles.bar}>
      <IconButton
        label={isMenuOpen ? text.closeMenu : text.openMenu}
        glyph={menu}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      />
      <Brand />
      <div className={styles.end}>
        <SupportButton />
        <UserMenu onSettings={onSettings} />
      </div>
    </header>
  );
}
