import type { Company } from './company.ts';

/** The company's postal address as an envelope has it, line by line. */
export const addressLines = ({
  street,
  city,
  province,
  postalCode,
}: Company['address']): [string, string] => [street, `${city}, ${province} ${postalCode}`];
