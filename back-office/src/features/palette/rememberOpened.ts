/** Where this tab keeps the addresses of the records that were opened in it. */
export const openedKey = 'recent-records';
/** How many are kept: the one that is open, and those that are offered. */
const kept = 6;

/** Keeps the address of a record that is opened, the last one first; of anything else nothing. */
export function rememberOpened(path: string): void {
  if (!/^\/admin\/\w+\/\d+$/.test(path)) return;
  const paths = JSON.parse(sessionStorage.getItem(openedKey) ?? '[]') as string[];
  const all = [path, ...paths.filter((one) => one !== path)].slice(0, kept);
  sessionStorage.setItem(openedKey, JSON.stringify(all));
}
