import type { Text } from '../../text/catalogue.ts';
import * as styles from './PasswordStrength.css.ts';
import { type Strength, strengthOf } from './strength.ts';

const filled: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, strong: 3 };
const bars = [1, 2, 3] as const;

export type PasswordStrengthProps = Readonly<{
  /** The password typed so far. It is rated in the browser and sent nowhere. */
  password: string;
  /** `passwordStrength` of the catalogue. */
  words: Text['passwordStrength'];
}>;

/** Rates a new password while it is typed, in words and bars. For a Field's `hint`. */
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
