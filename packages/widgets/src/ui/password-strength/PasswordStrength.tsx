import type { Text } from '../../text/catalogue.ts';
import * as styles from './PasswordStrength.css.ts';
import { type Strength, strengthOf } from './strength.ts';

const filled: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, strong: 3 };
const bars = [1, 2, 3] as const;

export type PasswordStrengthProps = Readonly<{
  /** As far as it is typed. It is judged here and sent nowhere. */
  password: string;
  /** `passwordStrength` of the catalogue. */
  words: Text['passwordStrength'];
}>;

/** What is said about a password while it is chosen: in words, with bars beside them. For a Field's `hint`. */
export function PasswordStrength({ password, words }: PasswordStrengthProps) {
  const strength = strengthOf(password);
  return (
    <span className={styles.line} data-strength={strength ?? 'none'}>
      <span className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar}
            className={strength && bar <= filled[strength] ? styles.filled[strength] : styles.bar}
          />
        ))}
      </span>
      {words[strength ?? 'none']}
    </span>
  );
}
