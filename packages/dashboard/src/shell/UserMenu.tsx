import { useSignal, useText } from '@oja/widgets/binding';
import { person, signOut, sliders } from '@oja/widgets/icons';
import { shell } from '@oja/widgets/text';
import { Menu } from '@oja/widgets/ui';
import { useLocation } from 'wouter';
import { useRoutes } from '../routing/RoutesContext.ts';
import { addressOf } from '../routing/route.ts';
import { useSession } from '../session/useSession.ts';
import { Avatar, fullNameOf } from './Avatar.tsx';
import * as styles from './UserMenu.css.ts';

/** A fixed badge. The specification (section 2) does not say what it counts. */
const PROFILE_BADGE = '02';

/** The agent's name, with a menu: this device's settings, the profile and the logout (specification, section 2). */
export function UserMenu({ onSettings }: { readonly onSettings: () => void }) {
  const text = useText({ shell }).shell;
  const session = useSession();
  const { user } = useSignal(session.state);
  const [, go] = useLocation();
  const profile = addressOf(useRoutes(), 'profile');
  const name = fullNameOf(user);
  return (
    <Menu
      label={name ? text.accountOf(name) : text.account}
      face={
        <span className={styles.face}>
          <Avatar user={user} size="small" />
          <span className={styles.name}>{name}</span>
        </span>
      }
      header={
        <>
          <span className={styles.greeting}>{text.greeting}</span>
          <span className={styles.fullName}>{name}</span>
        </>
      }
      items={[
        { label: text.settings, glyph: sliders, onSelect: onSettings },
        {
          label: text.profile,
          glyph: person,
          note: PROFILE_BADGE,
          href: profile,
          onSelect(event) {
            event.preventDefault();
            go(profile);
          },
        },
        { label: text.logout, glyph: signOut, onSelect: () => void session.logout() },
      ]}
    />
  );
}
