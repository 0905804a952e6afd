/** An invoice as its mail says it, and the mail that sends it. */
export const invoice = {
  number: 10_007,
  type: 'Janitorial',
  subTotal: 20_000,
  tax: 2_600,
  total: 22_600,
  received: 0,
  details: [] as string[][],
  date: '2026-03-01',
  clientName: 'Ann & Co',
};
export const bill = { kind: 'bill', day: invoice.date } as const;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The visible texts of a mail's HTML, with normal spaces. */
export const seenIn = (html: string): string[] =>
  html
    .replace(/<head>.*?<\/head>|<div style="display:none.*?<\/div><\/div>|<!--.*?-->/gs, '')
    .replace(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1')
    .split(/<[^>]*>/)
    .map((piece) => piece.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole))
    .map((piece) => piece.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean);
