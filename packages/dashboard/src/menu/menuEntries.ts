import { calendar, chat, code, home, people, person, plus, receipt, wallet } from '@oja/widgets/icons';
import type { Text } from '@oja/widgets/text';
import { findServiceGlyph } from '@oja/widgets/ui';
import type { RouteName } from '../routing/route.ts';
import { serviceIds } from '../routing/serviceIds.ts';

export type MenuGroupName = keyof Text['shell']['groups'];

/** An item of the side menu: a screen, under its own name or another. */
export interface MenuItem {
  readonly type: 'item';
  readonly screen: RouteName;
  readonly label?: keyof Text['shell']['menuLabels'];
  readonly glyph: string;
  /** Keyboard shortcut that opens the screen from anywhere: "Alt+1". */
  readonly shortcut?: string;
}

export interface MenuGroup {
  readonly type: 'group';
  readonly name: MenuGroupName;
  readonly entries: readonly MenuEntry[];
}

/** An entry of any other type is rendered as an error (specification, section 2). */
export type MenuEntry = MenuItem | MenuGroup;

/** The icon of a service; a plus if it has none. */
export const serviceGlyph = (category: string): string => findServiceGlyph(category) ?? plus;

/** The first nine services get a digit shortcut, so that an agent can start the next purchase with one key press. */
const service = (id: string, at: number): MenuItem => ({
  type: 'item',
  screen: id,
  glyph: serviceGlyph(id),
  ...(at < 9 && { shortcut: `Alt+${at + 1}` }),
});

/** The side menu (specification, section 2). Items that the specification does not place are in the last group. */
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
