import type { Case } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { cases } from '../text/en/cases.ts';
import { Badge } from '../ui/display/Badge.tsx';
import { chat, checkCircle, clock, returned } from '../ui/icon/glyphs.ts';

const looks = {
  open: { tone: 'caution', glyph: clock },
  answered: { tone: 'info', glyph: chat },
  refunded: { tone: 'info', glyph: returned },
  delivered: { tone: 'positive', glyph: checkCircle },
  explained: { tone: 'muted', glyph: checkCircle },
  resolved: { tone: 'muted', glyph: checkCircle },
} as const;

/** The state of a case, or its resolution. */
export function CaseBadge({ supportCase: { state, resolution } }: Readonly<{ supportCase: Case }>) {
  const words = useText({ cases }).cases;
  if (state !== 'resolved') return <Badge {...looks[state]} word={words.states[state]} />;
  const end = resolution ?? 'resolved';
  const word = resolution ? words.resolutions[resolution] : words.states.resolved;
  return <Badge {...looks[end]} word={word} />;
}
