/** What kind of page an address is, out of a list that does not grow with the addresses. */
const publicKinds = new Map(
  Object.entries({
    '': 'home',
    services: 'service',
    'services-all': 'services',
    'all-quotes': 'quotes',
    payment: 'payment',
    'contact-us': 'contact',
    'privacy-policy': 'privacy',
    gallery: 'gallery',
    'student-special': 'student',
    login: 'login',
    schedule: 'schedule',
  }),
);

const officeScreens = ['dashboard', 'board', 'settings', 'releases'];

/** The kind of page at an address, for figures. */
export function pageKind(path: string): string {
  const segments = path.split('/').slice(1);
  const [first = '', second = '', third = ''] = segments[0] === 'fr' ? segments.slice(1) : segments;
  if (first !== 'admin' && first !== 'employee') return publicKinds.get(first) ?? 'other';
  if (officeScreens.includes(second)) return second;
  return third === '' ? 'list' : 'editor';
}
