import type { User } from '@oja/core';
import { person } from '@oja/widgets/icons';
import { Icon } from '@oja/widgets/ui';
import * as styles from './Avatar.css.ts';

const first = (name: string) => [...name][0]?.toUpperCase() ?? '';

/** First and last name; the username if the server has neither. */
export const fullNameOf = (user: User | null) =>
  user ? `${user.firstName} ${user.lastName}`.trim() || user.username : '';

/**
 * The agent's initials, or a person icon if there is no name. Hidden from screen readers, because the name is always
 * beside it.
 */
export function Avatar({ user, size }: Readonly<{ user: User | null; size: keyof typeof styles.avatar }>) {
  const initials = user ? first(user.firstName) + first(user.lastName) : '';
  return (
    <span className={styles.avatar[size]} data-initials={initials} aria-hidden="true">
      {initials === '' && <Icon glyph={person} />}
    </span>
  );
}
