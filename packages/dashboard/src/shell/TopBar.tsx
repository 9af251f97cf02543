import { useText } from '@oja/widgets/binding';
import { menu, search } from '@oja/widgets/icons';
import { SupportButton } from '@oja/widgets/support-button';
import { shell } from '@oja/widgets/text';
import { IconButton } from '@oja/widgets/ui';
import { COMMAND_KEY } from '../commands/useCommandKey.ts';
import { Brand } from './Brand.tsx';
import { NoticesLink } from './NoticesLink.tsx';
import * as styles from './TopBar.css.ts';
import { UserMenu } from './UserMenu.tsx';

export type TopBarProps = Readonly<{
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onSettings: () => void;
  onCommands: () => void;
}>;

/** The bar above every screen: menu button, product name, commands, notices, support and user menu. */
export function TopBar({ isMenuOpen, onToggleMenu, onSettings, onCommands }: TopBarProps) {
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
        <span className={styles.commands}>
          <IconButton
            label={text.commands}
            glyph={search}
            aria-keyshortcuts={COMMAND_KEY}
            onClick={onCommands}
          />
        </span>
        <NoticesLink />
        <SupportButton />
        <UserMenu onSettings={onSettings} />
      </div>
    </header>
  );
}
