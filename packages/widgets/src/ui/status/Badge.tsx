import { Icon } from '../icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export type BadgeProps = Readonly<{
  /** The colour, by what it means. */
  tone: BadgeTone;
  /** A drawing of `glyphs.ts` that says the same as the word. */
  glyph: string;
  /** One or two words: "Refunded". */
  word: string;
}>;

/** A word, an icon and a colour; each says the same, so that none is needed. */
export function Badge({ tone, glyph, word }: BadgeProps) {
  return (
    <span className={styles.tone[tone]} data-tone={tone}>
      <Icon glyph={glyph} size={16} />
      {word}
    </span>
  );
}
