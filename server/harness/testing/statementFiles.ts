import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readStatementFile,
  type StatementFile,
  type StatementLine,
} from '../../src/bank/statements/readStatementFile.ts';

/** Reads a text as a file of this name. */
export const readText = (name: string, text: string): StatementFile =>
  readStatementFile(name, new TextEncoder().encode(text));

/** Reads a file of the reader's `samples/`. */
export const readSample = (name: string): StatementFile =>
  readStatementFile(
    name,
    readFileSync(path.resolve(import.meta.dirname, '../../src/bank/statements/samples', name)),
  );

/** The lines of all accounts. */
export const linesOf = ({ accounts }: StatementFile): StatementLine[] =>
  accounts.flatMap(({ lines }) => lines);

/** An OFX 1 file around the statements in it. */
export const ofxFile = (body: string): string =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\nCHARSET:NONE\n\n<OFX>${body}</OFX>`;

/** An OFX 1 file with one bank account and these transactions. */
export const ofxOf = (transactions: string): string =>
  ofxFile(
    `<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><ACCTID>7</BANKACCTFROM><BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1>`,
  );
