import {
  firstSegment,
  officeScreens,
  pageSegments,
  publicPages,
} from 'shared-api/contract/pages/pages';

/** Kinds of pages; a fixed list, so that metrics do not grow with the number of addresses. */
const publicKinds = new Map<string, string>([
  ...Object.values(publicPages).map(({ path, kind }) => [firstSegment(path), kind] as const),
  ['login', 'login'],
  ['schedule', 'schedule'],
]);

const screens = new Set<string>(officeScreens);

/** The kind of page at an address, for metrics. */
export function pageKind(path: string): string {
  const [first = '', second = '', third = ''] = pageSegments(path);
  if (first !== 'admin' && first !== 'employee') return publicKinds.get(first) ?? 'other';
  if (screens.has(second)) return second;
  return third === '' ? 'list' : 'editor';
}
