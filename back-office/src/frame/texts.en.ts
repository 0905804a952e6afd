/** Texts of the frame: bar, menu, and what every screen says when something does not come. */
export const texts = {
  home: 'Home',
  dashboard: 'Dashboard',
  board: 'Week board',
  settings: 'Settings',
  releases: 'Releases',

  who: (username: string, role: string) => `${username}, ${role}`,
  account: 'My account',
  logOut: 'Log out',

  again: 'Try again',
  partMissing: 'This screen could not be loaded. Check the connection and try again.',

  mayNot: (action: 'read' | 'create', entity: string) =>
    `Your role may not ${action === 'read' ? 'see' : action} ${entity}.`,
  openServices: 'Open services',
  currentPassword: 'Current password',
  passwordHint: '12 to 25 characters. Three short words that do not belong together do well.',
  askAdmin: 'Ask an Admin if you need something from there.',
};
