import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from 'shared-api/contract/values/language';
import { documents, plain, read, said } from '../../server/harness/testing/sampleDocuments.ts';
import { root } from '../../webpack/apps.ts';
import { sampleLetters } from './sampleLetters.ts';

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
    // Words that the office can change have their variables in braces.
    return pieces.flatMap((piece) => piece.split(/\{\w+\}|\n/)).map((piece) => plain(piece).trim());
  });
}

/** Sentences, and not words that both languages have. */
const isSaid = (piece: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(piece);

const pieces = { en: piecesIn('en').filter(isSaid), fr: piecesIn('fr').filter(isSaid) };

/** What clients are sent; reports stay in the office, and have hardly a sentence. */
const sent = Object.keys(documents).filter((name) => name !== 'a report');

/** Modules whose mails go to the office, which reads English. */
const forTheOffice = ['contactLetter', 'visitLetter', 'wishLetter', 'officeNewsLetter'];

it('every function that writes a mail to clients has one among the samples', () => {
  const writers = globSync('server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!/\breturn writeLetter\(/.test(text)) return [];
      return Array.from(
        text.matchAll(/^export function (\w+)\(/gm),
        ([, name = '']) => name,
      ).filter((name) => /(Letter|Mail)$/.test(name) && name !== 'writeLetter');
    });
  const samples = readFileSync(path.join(root, 'scripts/tests/sampleLetters.ts'), 'utf8');
  expect(writers.length).toBeGreaterThan(10);
  expect(
    writers.filter((name) => !forTheOffice.includes(name) && !samples.includes(`${name}(`)),
  ).toEqual([]);
});

it('every function that writes a PDF has one among the samples', () => {
  const writers = globSync('server/src/documents/**/write*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return Array.from(
        text.matchAll(/^export (?:async )?function (write\w+)\([^)]*\): Promise<Buffer>/gms),
        ([, name = '']) => name,
      );
    });
  const samples = readFileSync(
    path.join(root, 'server/harness/testing/sampleDocuments.ts'),
    'utf8',
  );
  expect(writers.length).toBeGreaterThan(5);
  expect(writers.filter((name) => !samples.includes(`${name}(`))).toEqual([]);
});

describe.each([
  ['en', 'fr'],
  ['fr', 'en'],
] as const)('in %s', (language, other) => {
  const own = new Set(pieces[language]);
  const foreign = pieces[other].filter((piece) => !own.has(piece));
  const foreignIn = (text: string) => foreign.filter((piece) => text.includes(piece));

  it.each(Object.keys(sampleLetters))(
    'the mail of %s says nothing in the other language',
    (name) => {
      const letter = sampleLetters[name]?.(language);
      const text = plain(`${letter?.subject}\n${letter?.text}\n${letter?.html}`);
      expect(pieces[language].some((piece) => text.includes(piece))).toBe(true);
      expect(foreignIn(text)).toEqual([]);
    },
  );

  it.each(sent)('the PDF of %s says nothing in the other language', async (name) => {
    const text = said(await read(name, language));
    expect(pieces[language].some((piece) => text.includes(piece))).toBe(true);
    expect(foreignIn(text)).toEqual([]);
  });
});
