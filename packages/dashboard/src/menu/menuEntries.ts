import { calendar, chat, code, home, people, person, plus, receipt, wallet } from '@oja/widgets/icons';
import type { Text } from '@oja/widgets/text';
import { findServiceGlyph } from '@oja/widgets/ui';
import type { ScreenName } from '../routing/route.ts';
import { serviceIds } from '../routing/serviceIds.ts';

export type MenuGroupName = keyof Text['shell']['groups'];

/** A line of the side menu: a screen, under its own name or another. */
export interface MenuItem {
  readonly type: 'item';
  readonly screen: ScreenName;
  readonly label?: keyof Text['shell']['menuLabels'];
  readonly glyph: string;
  /** What leads there from any screen: "Alt+1". */
  readonly shortcut?: string;
}

export interface MenuGroup {
  readonly type: 'group';
  readonly name: MenuGroupName;
  readonly entries: readonly MenuEntry[];
}

/** An entry of any other type is shown as an error (specification, section 2). */
export type MenuEntry = MenuItem | MenuGroup;

/** The icon of a service; a plus for a service without one. */
export const serviceGlyph = (category: string): string => findServiceGlyph(category) ?? plus;

/** As many as there are digits: those who sell by keyboard begin the next sale with one press. */
const service = (id: string, at: number): MenuItem => ({
  type: 'item',
  screen: id,
  glyph: serviceGlyph(id),
  ...(at < 9 && { shortcut: `Alt+${at + 1}` }),
});

/** The side menu (specification, section 2); what the specification gives no place is in the last group. */
export const menuEntries: readonly MenuGroup[] = [
  { type: 'group', name: 'dashboard', entries: [{ type: 'item', screen: 'home', glyph: home }] },
  {
    type: 'group',
    name: 'services',
    entries: [...serviceIds.map(service), { type: 'item', screen: 'home', label: 'referral', glyph: people }],
  },
  {
    type: 'group',
    name: 'account',
    entries: [
      { type: 'item', screen: 'transactions', glyph: receipt },
      { type: 'item', screen: 'customers', glyph: people },
      { type: 'item', screen: 'funding', glyph: wallet },
      { type: 'item', screen: 'statement', glyph: calendar },
      { type: 'item', screen: 'profile', glyph: person },
      { type: 'item', screen: 'support', glyph: chat },
      { type: 'item', screen: 'documentation', glyph: code },
    ],
  },
];
