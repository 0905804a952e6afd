/** A field of who a document is for, and the column of the client that it was copied from. */
const columns = {
  fullName: 'full_name',
  companyName: 'company_name',
  address: 'address',
  city: 'city',
  postalCode: 'postal_code',
} as const;

/** SQL for a field of a client (`c`) as documents have it: of the address that is billed, if it is not the main one. */
const clientField = (field: keyof typeof columns): string =>
  field === 'fullName' || field === 'companyName'
    ? `c.${columns[field]}`
    : `coalesce((SELECT b.${columns[field]} FROM client_addresses b
        WHERE b.client_id = c.id AND b.is_billing), c.${columns[field]})`;

/**
 * SQL for a field of who a document is for: as it was when the document was made, and of one that is not
 * made yet that of its client (`c`). What was empty then stays so.
 * @param document its table's alias
 */
const buyerField = (document: string, field: keyof typeof columns): string =>
  `CASE WHEN ${document}.buyer IS NULL THEN ${clientField(field)} ELSE ${document}.buyer->>'${field}' END`;

/** SQL for the name by which a document's buyer is addressed: the company, or else the person. */
export const buyerName = (document: string): string =>
  `coalesce(nullif(${buyerField(document, 'companyName')}, ''), ${buyerField(document, 'fullName')})`;

/** SQL for the names of a document's buyer, as documents take them. */
export const buyerNames = (document: string): string =>
  `${buyerField(document, 'fullName')} AS "fullName", ${buyerField(document, 'companyName')} AS "companyName"`;

/** SQL for all that a document says of its buyer. */
export const buyerColumns = (document: string): string =>
  `${buyerNames(document)}, ${buyerField(document, 'address')} AS address,
    ${buyerField(document, 'city')} AS city, ${buyerField(document, 'postalCode')} AS "postalCode"`;
