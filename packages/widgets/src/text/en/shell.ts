/** The frame of every screen after sign-in. */
export const shell = {
  /** The groups of the side menu. */
  groups: { dashboard: 'Dashboard', services: 'Services', account: 'Account' },
  /** Menu entries whose name differs from their screen's. */
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
  /** Shown on every screen. */
  offline: 'You are offline. What you see may be out of date.',
};
