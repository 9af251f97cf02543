import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Menu } from './Menu.tsx';

export const usage: Usage = {
  components: { Menu },
  use: [
    'For actions that are seldom wanted: profile, sign out.',
    'Its list is loaded when it is first wanted.',
  ],
  avoid: ['Don’t hide the next step of a sale in it.', 'Don’t nest menus.'],
  accessibility: [
    'The button says that it opens a menu and whether it is open.',
    'Arrows walk, Escape closes and gives the focus back, Tab goes on.',
  ],
  content: ['Actions are verbs, places are nouns. At most three characters in a note.'],
  example: `<Menu
  label="Amaka Obi"
  items={[
    { label: 'Profile', glyph: person, href: '/user/profile' },
    { label: 'Log out', glyph: signOut, onSelect: logOut },
  ]}
/>`,
};
