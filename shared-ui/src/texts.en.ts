/** What the components of the design system say by themselves. */
export const texts = {
  skip: 'Skip to content',
  menu: 'Menu',
  main: 'Main',
  closeMenu: 'Close menu',
  lists: 'Lists',
  beforeDay: (weekday: string) => `${weekday}, `,
  asRole: (role: string) => `, ${role}`,
  account: 'My account: ',
  loading: 'Loading…',
  close: 'OK',
  error: {
    title: 'Unexpected Application Error',
    hint: 'What you were doing elsewhere is not lost. Try again, or go back to the home page.',
    action: 'Try again',
  },
  home: 'Home page',
};
