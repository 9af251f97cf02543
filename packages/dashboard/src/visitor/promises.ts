import { check, clock, wallet } from '@oja/widgets/icons';
import type { Text } from '@oja/widgets/text';

/** What an agent can count on, said beside the form where there is room. */
export const promises: readonly {
  readonly name: keyof Text['login']['promises'];
  readonly glyph: string;
}[] = [
  { name: 'once', glyph: check },
  { name: 'money', glyph: wallet },
  { name: 'network', glyph: clock },
];
