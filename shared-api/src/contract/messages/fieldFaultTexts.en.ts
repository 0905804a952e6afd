import type { Labelled } from './say.ts';

/** What may be wrong with a field of any form. */
export const texts = {
  notObject: () => 'The body must be an object of fields.',
  unknownField: ({ name }: { name: string }) => `There is no field "${name}".`,
  missing: ({ label }: Labelled) => `${label} is missing.`,
  notText: ({ label }: Labelled) => `${label} must be text.`,
  tooLong: ({ label, most }: Labelled & { most: number }) =>
    `${label} can't be longer than ${most.toLocaleString('en-CA')} characters.`,
  unstorable: ({ label, fault }: Labelled & { fault: keyof typeof unstorable }) =>
    `${label} ${unstorable[fault]}`,
  notEmail: () => 'You must enter a valid email address.',
  notUuid: ({ label }: Labelled) => `${label} must be a UUID.`,
};

/** Ends of a sentence that begins with the name of a text. */
const unstorable = {
  nul: 'holds a character that cannot be stored (NUL): remove it.',
  halfPair: 'holds a broken character that cannot be stored (half of a pair): remove it.',
};
