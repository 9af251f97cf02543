import type { User } from '@oja/core';
import { useSignal } from '@oja/widgets/binding/signals.ts';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { shell } from '@oja/widgets/text/en/shell.ts';
import { person, signOut } from '@oja/widgets/ui/icon/glyphs.ts';
import { Icon } from '@oja/widgets/ui/icon/Icon.tsx';
import { Menu } from '@oja/widgets/ui/menu/Menu.tsx';
import { useSession } from '../session/useSession.ts';
import * as styles from './UserMenu.css.ts';

const first = (name: string) => [...name][0]?.toUpperCase() ?? '';

/** First and last name; a server may leave both empty. */
const nameOf = (user: User | null) =>
  user ? `${user.firstName} ${user.lastName}`.trim() || user.username : '';

/** Who is signed in, and the way out (specification, section 2). */
export function UserMenu() {
  const text = useText({ shell }).shell;
  const session = useSession();
  const { user } = useSignal(session.state);
  const name = nameOf(user);
  const initials = user ? first(user.firstName) + first(user.lastName) : '';
  return (
    <Menu
      label={name ? text.accountOf(name) : text.account}
      face={
        <span className={styles.face}>
          <span className={styles.initials} data-initials={initials}>
            {initials === '' && <Icon glyph={person} />}
          </span>
          <span className={styles.name}>{name}</span>
        </span>
      }
      header={
        <>
          <span className={styles.greeting}>{text.greeting}</span>
          <span className={styles.fullName}>{name}</span>
        </>
      }
      items={[{ label: text.logout, glyph: signOut, onSelect: () => void session.logout() }]}
    />
  );
}
