import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from 'shared-api/contract/values/language';
import {
  company,
  documents,
  plain,
  read,
  said,
} from '../../server/harness/testing/sampleDocuments.ts';
import { creditLetter } from '../../server/src/mail/creditLetter.ts';
import { depositLetter } from '../../server/src/mail/depositLetter.ts';
import type { Letter } from '../../server/src/mail/LetterContent.ts';
import { invoiceLetter, receiptLetter } from '../../server/src/mail/letters.ts';
import { refundLetter } from '../../server/src/mail/refundLetters.ts';
import { statementLetter } from '../../server/src/mail/statementLetter.ts';
import { root } from '../../webpack/apps.ts';

/** What the catalogues of a language say, without what stands in for parameters. */
function piecesIn(language: Language): string[] {
  const files = globSync(`{server,shared-api}/src/**/*exts.${language}.ts`, { cwd: root });
  return files.flatMap((file) => {
    const pieces: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) pieces.push(node.text);
      if (ts.isTemplateMiddleOrTemplateTail(node)) pieces.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(
      ts.createSourceFile(
        file,
        readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
      ),
    );
    return pieces.map((piece) => plain(piece).trim());
  });
}

/** Sentences, and not words that both languages have. */
const isSaid = (piece: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(piece);

const pieces = { en: piecesIn('en').filter(isSaid), fr: piecesIn('fr').filter(isSaid) };

/** What clients are sent; reports stay in the office, and have hardly a sentence. */
const sent = Object.keys(documents).filter((name) => name !== 'a report');

const facts = { number: 10_007, type: 'Janitorial', clientName: 'Zoé' };
const kept = { kept: 50, total: 100, reason: '-' };
const invoice = {
  ...facts,
  subTotal: 200,
  tax: 26,
  total: 226,
  received: 1,
  details: [],
  date: '2026-03-01',
};
const asked = { number: '10007-D1', typed: 10_007, cents: 100, tax: 12, dueOn: '2026-03-01' };
const paid = { number: 10_007, cents: 100, type: 'Contracting' };

const letters: Record<string, (language: Language) => Letter> = {
  'an invoice': (language) => invoiceLetter(language, company, 'bill', invoice),
  'a reminder': (language) => invoiceLetter(language, company, 'reminder', invoice),
  'a receipt': (language) => receiptLetter(language, company, { ...paid, document: 'quote' }),
  'a refund': (language) =>
    refundLetter(language, company, { ...paid, document: 'invoice', recordId: 1 }),
  'a credit note': (language) =>
    creditLetter(language, company, {
      ...facts,
      ...kept,
      number: '10007-C1',
      invoiceNumber: 10_007,
    }),
  'a deposit': (language) =>
    depositLetter(language, company, { ...facts, ...asked, kind: 'deposit' }),
  'a part payment': (language) =>
    depositLetter(language, company, { ...facts, ...asked, kind: 'partPayment' }),
  'a statement': (language) =>
    statementLetter(company, {
      language,
      clientName: 'Zoé',
      from: null,
      until: '2026-03-01',
      closing: 5,
    }),
};

describe.each([
  ['en', 'fr'],
  ['fr', 'en'],
] as const)('in %s', (language, other) => {
  const own = new Set(pieces[language]);
  const foreign = pieces[other].filter((piece) => !own.has(piece));
  const foreignIn = (text: string) => foreign.filter((piece) => text.includes(piece));

  it.each(Object.keys(letters))('the mail of %s says nothing in the other language', (name) => {
    const letter = letters[name]?.(language);
    const text = plain(`${letter?.subject}\n${letter?.text}\n${letter?.html}`);
    expect(pieces[language].some((piece) => text.includes(piece))).toBe(true);
    expect(foreignIn(text)).toEqual([]);
  });

  it.each(sent)('the PDF of %s says nothing in the other language', async (name) => {
    const text = said(await read(name, language));
    expect(pieces[language].some((piece) => text.includes(piece))).toBe(true);
    expect(foreignIn(text)).toEqual([]);
  });
});
