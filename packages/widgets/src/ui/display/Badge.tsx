import { Icon } from '../icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export type BadgeProps = Readonly<{
  /** The colour, by its meaning. */
  tone: BadgeTone;
  /** An icon of `glyphs.ts` with the same meaning as the word. */
  glyph: string;
  /** One or two words: "Refunded". */
  word: string;
}>;

/** A word, an icon and a colour with the same meaning, so that each alone is enough. */
export function Badge({ tone, glyph, word }: BadgeProps) {
  return (
    <span className={styles.tone[tone]} data-tone={tone}>
      <Icon glyph={glyph} size={16} />
      {word}
    </span>
  );
}
