/** Fields that name a record, the most telling first. */
const naming = [
  // Before the number of the invoice that a service stands on.
  'serviceCode',
  'invoiceNumber',
  'number',
  'fullName',
  'name',
  'companyName',
  'email',
];

/** What people call a record; undefined when it has nothing of the kind. */
export function recordName(record: Record<string, unknown>): string | undefined {
  const found = naming
    .map((field) => record[field])
    .find((value) => value !== undefined && value !== null && value !== '');
  if (typeof found === 'number') return `# ${found}`;
  return typeof found === 'string' ? found : undefined;
}
