import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Menu } from './Menu.tsx';

export const usage: Usage = {
  components: { Menu },
  use: ['For rare actions: profile, sign out.', 'Its list loads lazily.'],
  avoid: ['Don’t hide the next step of a sale in it.', 'Don’t nest menus.'],
  accessibility: [
    'The button announces that it opens a menu, and whether it is open.',
    'Arrow keys move, Escape closes and returns the focus, Tab moves on.',
  ],
  content: ['Actions are verbs, destinations are nouns. A note has three characters at most.'],
  example: `<Menu
  label="Amaka Obi"
  items={[
    { label: 'Profile', glyph: person, href: '/user/profile' },
    { label: 'Log out', glyph: signOut, onSelect: logOut },
  ]}
/>`,
};
