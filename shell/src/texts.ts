/** What the shell says when the page in front of somebody is older than what the server has. */
export const newVersion = {
  title: 'A new version is available',
  message: 'This page has been open for a while, and there is a new version of it.',
  hint: 'What you typed is kept. Reload to go on.',
  action: 'Reload',
};
