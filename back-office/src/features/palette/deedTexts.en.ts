/** What can be done from the palette, and other words by which it is found. */
export const deedTexts = {
  dailyUpdate: { name: 'Daily Update', alias: 'run bill remind' },
  account: { name: 'My account', alias: 'password profile' },
  shortcuts: { name: 'Shortcuts', alias: 'keys keyboard help' },
  logOut: { name: 'Log out', alias: 'sign out logout' },
};
