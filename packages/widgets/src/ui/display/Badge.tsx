import type { DeliveryState, MoneyState } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { checkCircle, circle, clock, crossCircle, returned, warning } from '../icon/glyphs.ts';
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

const moneyLooks: Readonly<Record<MoneyState, Readonly<{ tone: BadgeTone; glyph: string }>>> = {
  'not-charged': { tone: 'muted', glyph: circle },
  held: { tone: 'caution', glyph: clock },
  charged: { tone: 'text', glyph: checkCircle },
  'refund-due': { tone: 'critical', glyph: warning },
  refunded: { tone: 'info', glyph: returned },
};

/** Shows the money state of a purchase: "Held, confirming". */
export function MoneyBadge({
  state,
  words,
}: Readonly<{
  /** The money state, from core. */
  state: MoneyState;
  /** `money` of the catalogue. */
  words: Text['money'];
}>) {
  return <Badge {...moneyLooks[state]} word={words[state]} />;
}

const deliveryLooks: Readonly<Record<DeliveryState, Readonly<{ tone: BadgeTone; glyph: string }>>> = {
  delivered: { tone: 'positive', glyph: checkCircle },
  waiting: { tone: 'caution', glyph: clock },
  failed: { tone: 'critical', glyph: crossCircle },
};

/** Shows the delivery state of a purchase: "Delivered". */
export function StatusBadge({
  state,
  words,
}: Readonly<{
  /** The delivery state, from core. */
  state: DeliveryState;
  /** `delivery` of the catalogue. */
  words: Text['delivery'];
}>) {
  return <Badge {...deliveryLooks[state]} word={words[state]} />;
}
