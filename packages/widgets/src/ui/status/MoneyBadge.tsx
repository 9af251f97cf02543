import type { MoneyState } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { checkCircle, circle, clock, returned, warning } from '../icon/glyphs.ts';
import { Badge, type BadgeTone } from './Badge.tsx';

const looks: Readonly<Record<MoneyState, Readonly<{ tone: BadgeTone; glyph: string }>>> = {
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
  return <Badge {...looks[state]} word={words[state]} />;
}
