import type { Labelled } from './say.ts';

/** Error messages common to all forms. */
export const texts = {
  notObject: () => 'The body must be an object of fields.',
  unknownField: ({ name }: { name: string }) => `There is no field "${name}".`,
  missing: ({ label }: Labelled) => `${label} is missing.`,
  notText: ({ label }: Labelled) => `${label} must be text.`,
  wrongType: ({ label }: Labelled) => `${label} is not of the right type.`,
  tooLong: ({ label, most }: Labelled & { most: number }) =>
    `${label} can't be longer than ${most.toLocaleString('en-CA')} characters.`,
  unstorable: ({ label, fault }: Labelled & { fault: keyof typeof unstorable }) =>
    `${label} ${unstorable[fault]}`,
  notEmail: () => 'You must enter a valid email address.',
  noPhone: () => 'Enter the phone number as (519) 555-0123, or with + and the country code.',
  notUuid: ({ label }: Labelled) => `${label} must be a UUID.`,
};

/** Endings of a sentence that starts with the field's label. */
const unstorable = {
  nul: 'holds a character that cannot be stored (NUL): remove it.',
  halfPair: 'holds a broken character that cannot be stored (half of a pair): remove it.',
};
