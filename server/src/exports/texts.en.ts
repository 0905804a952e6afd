/** What archives say of themselves. */
export const texts = {
  everything: [
    'Everything of the business.',
    '',
    '*.csv: each list of the office, with its headings, for spreadsheets.',
    'tables/*.json: every table of the database, with what no list shows: lines of documents, the ledger,',
    'bank transactions, mails, notes, the history of changes. Amounts in *_cents are whole cents.',
    '',
    'Left out: logins and their sessions, the security log, secrets of links, and files (photos, statement',
    'files and files to import). A backup of the database has these too.',
    '',
  ].join('\r\n'),
  person: [
    'Everything that is stored of one client.',
    '',
    '*.csv: contracts, services, quotes and invoices, for spreadsheets.',
    'json/*.json: all of it: the record, notes, tags, requests, documents, payments, mails, and the history of',
    'changes. Amounts in *_cents are whole cents. Photos are listed by name; they can be opened in the office.',
    '',
  ].join('\r\n'),
};
