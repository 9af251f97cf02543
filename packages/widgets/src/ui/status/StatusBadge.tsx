import type { DeliveryState } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { checkCircle, clock, crossCircle } from '../icon/glyphs.ts';
import { Badge, type BadgeTone } from './Badge.tsx';

const looks: Readonly<Record<DeliveryState, Readonly<{ tone: BadgeTone; glyph: string }>>> = {
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
  return <Badge {...looks[state]} word={words[state]} />;
}
