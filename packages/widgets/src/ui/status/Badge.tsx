import { Icon } from '../icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export type BadgeProps = Readonly<{ tone: BadgeTone; glyph: string; word: string }>;

/** A word, an icon and a colour; each says the same, so that none is needed. */
export function Badge({ tone, glyph, word }: BadgeProps) {
  return (
    <span className={styles.tone[tone]} data-tone={tone}>
      <Icon glyph={glyph} size={16} />
      {word}
    </span>
  );
}
