import type { FormValues } from '../fields/fieldText.ts';

/** What differs from where a person began, as it was changed. */
export const changedValues = (from: FormValues, to: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(to).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name]),
    ),
  );
