import type { User } from '@oja/core';
import { person } from '@oja/widgets/icons';
import { Icon } from '@oja/widgets/ui';
import * as styles from './Avatar.css.ts';

const first = (name: string) => [...name][0]?.toUpperCase() ?? '';

/** First and last name; a server may leave both empty. */
export const fullNameOf = (user: User | null) =>
  user ? `${user.firstName} ${user.lastName}`.trim() || user.username : '';

/** The agent's picture: the initials, or a person where there is no name yet. Always beside the name, so not read out. */
export function Avatar({ user, size }: Readonly<{ user: User | null; size: keyof typeof styles.avatar }>) {
  const initials = user ? first(user.firstName) + first(user.lastName) : '';
  return (
    <span className={styles.avatar[size]} data-initials={initials} aria-hidden="true">
      {initials === '' && <Icon glyph={person} />}
    </span>
  );
}
