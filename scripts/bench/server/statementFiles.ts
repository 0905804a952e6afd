import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { importStatement, type ImportContext } from '../../../server/src/bank/importStatement.ts';
import { createWorkers } from '../../../server/src/createWorkers.ts';
import { withBenchDatabase } from '../tools/benchDatabase.ts';
import { printTable } from '../tools/table.ts';

/** Bytes per file, just below the limit. */
const size = 19.5 * 1024 * 1024;

const header = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\nCHARSET:NONE\n\n';
const ofx = (inside: string): string =>
  `${header}<OFX><STMTRS><CURDEF>CAD<BANKACCTFROM><ACCTID>7</BANKACCTFROM><BANKTRANLIST>${inside}</BANKTRANLIST></STMTRS></OFX>`;
const csv = (row: string): string => `Date,Description,Amount\n${row}`;
const filled = (piece: string): string => piece.repeat(Math.floor(size / piece.length) - 40);

function transactions(words = 'Merchant'): string {
  const all: string[] = [];
  let length = 0;
  for (let n = 0; length < size - 1000; n += 1) {
    const day = `2026${String((n % 12) + 1).padStart(2, '0')}${String((n % 28) + 1).padStart(2, '0')}`;
    const one = `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-${n % 900}.50<FITID>F${n}<NAME>${words} ${n % 5000}</STMTTRN>\n`;
    all.push(one);
    length += one.length;
  }
  return all.join('');
}

const files: [what: string, text: () => string][] = [
  ['a large honest OFX file', () => ofx(transactions())],
  ['the same again', () => ofx(transactions())],
  ['the same with other words', () => ofx(transactions('Dealer'))],
  ['elements in elements', () => ofx(filled('<A><B><C><D><E>'))],
  ['empty elements side by side', () => ofx(filled('<A/>'))],
  ['one CSV line of commas', () => csv(filled(','))],
  ['nothing but <', () => header + filled('<')],
  ['an OFX amount of numbers', () => ofx(`<STMTTRN><DTPOSTED>20260101<TRNAMT>${filled('1 ')}`)],
  ['an OFX date of numbers', () => ofx(`<STMTTRN><DTPOSTED>20260101${filled('1 ')}`)],
  ['a CSV amount of numbers', () => csv(`2026-01-01,a,${filled('1 ')}`)],
  ['an OFX name of entities', () => ofx(`<STMTTRN><DTPOSTED>20260101<NAME>${filled('&amp;')}`)],
];

/** Seconds to read valid and hostile files of 19.5 MB, and how long the main thread is blocked. */
export const benchStatementFiles = (): Promise<void> =>
  withBenchDatabase(async (database) => {
    const workers = createWorkers();
    const context: ImportContext = {
      database,
      workers,
      storing: (work) => work(),
      onFault: (error) => console.error(error),
    };
    try {
      const rows: string[][] = [];
      for (const [what, text] of files) {
        rows.push(await measure(context, what, Buffer.from(text())));
      }
      printTable(
        'Statement files of 19.5 MB: time, 99th percentile and longest delay of the main thread',
        rows,
      );
    } finally {
      await workers.close();
    }
  });

async function measure(context: ImportContext, what: string, bytes: Buffer): Promise<string[]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const start = performance.now();
  delay.enable();
  const { outcome, reason, lines, added } = await importStatement(context, {
    name: 'bench.ofx',
    bytes,
    source: 'upload',
    who: 'bench',
  });
  delay.disable();
  const milliseconds = (nanoseconds: number): string => `${(nanoseconds / 1e6).toFixed(0)} ms`;
  return [
    what,
    `${((performance.now() - start) / 1000).toFixed(1)} s`,
    milliseconds(delay.percentile(99)),
    milliseconds(delay.max),
    outcome === 'read' ? `${added} of ${lines} new` : `refused: ${reason?.code}`,
  ];
}
