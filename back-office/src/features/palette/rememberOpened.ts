import { keep, readKept } from 'shared-api/kept';

/** Where this tab keeps the addresses of the records that were opened in it. */
const openedKey = 'recent-records';
const storage = (): Storage => sessionStorage;
/** How many are kept: the one that is open, and those that are offered. */
const kept = 6;

/** The addresses of the records that were opened in this tab; none where the browser keeps nothing for a page. */
export function openedPaths(): string[] {
  const paths = readKept(storage, openedKey);
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}

/** Keeps the address of a record that is opened, the last one first; of anything else nothing. */
export function rememberOpened(path: string): void {
  if (!/^\/admin\/\w+\/\d+$/.test(path)) return;
  const all = [path, ...openedPaths().filter((one) => one !== path)].slice(0, kept);
  keep(storage, openedKey, all);
}
