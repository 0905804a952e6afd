import { comparable } from '../../planning/comparable.ts';
import type { ImportedContact } from './contactFields.ts';

type Known = Pick<ImportedContact, 'name' | 'email' | 'phone'>;

const kinds = { name: 'text', email: 'email', phone: 'phone' } as const;

/**
 * Whether two contacts of one client are the same person: they share an e-mail address or a phone number and have no
 * two names, or they share the name and nothing says otherwise. Two people at one phone number stay two.
 */
export function isSameContact(one: Known, other: Known): boolean {
  const compare = (part: keyof Known): 'shared' | 'different' | 'open' => {
    const [mine, theirs] = [one[part], other[part]].map((text) => comparable(kinds[part], text));
    if (!mine || !theirs) return 'open';
    return mine === theirs ? 'shared' : 'different';
  };
  const [name, email, phone] = [compare('name'), compare('email'), compare('phone')];
  if (email === 'shared' || phone === 'shared') return name !== 'different';
  return name === 'shared' && email !== 'different' && phone !== 'different';
}
