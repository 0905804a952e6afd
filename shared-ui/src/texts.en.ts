/** What the components of the design system say by themselves. */
export const texts = {
  skip: 'Skip to content',
  menu: 'Menu',
  main: 'Main',
  closeMenu: 'Close menu',
  lists: 'Lists',
  account: 'My account: ',
  typeToSearch: 'Type to search',
  choices: (label: string) => `${label}: choices`,
  fewer: (label: string) => `Fewer: ${label}`,
  more: (label: string) => `More: ${label}`,
  searching: 'Loading..',
  nothingFound: 'Nothing found.',
  loading: 'Loading…',
  close: 'OK',
  error: {
    title: 'Unexpected Application Error',
    hint: 'What you were doing elsewhere is not lost. Try again, or go back to the home page.',
    action: 'Try again',
  },
  home: 'Home page',
};
