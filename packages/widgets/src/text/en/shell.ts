/** The frame around every screen behind login. */
export const shell = {
  /** The groups of the side menu. */
  groups: { dashboard: 'Dashboard', services: 'Services', account: 'Account' },
  /** Where an entry goes by another name than its screen. */
  menuLabels: { referral: 'My Referral' },
  /** Specification, section 8. */
  menuError: 'Menu Items Error',
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  breadcrumb: 'Where you are',
  commands: 'Go to (Ctrl K)',
  unreadNotices: (count: number) => `Notices, ${count} unread`,
  account: 'Your account',
  accountOf: (name: string) => `Your account, ${name}`,
  greeting: 'Good Day,',
  settings: 'Account Settings',
  profile: 'Profile',
  logout: 'Logout',
  /** On every screen. */
  offline: 'You are offline. What you see may be out of date.',
};
