import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../webpack/apps.ts';

const files = globSync('{server,shell,public-site,shared-ui,shared-api}/src/**/*exts.fr.ts', {
  cwd: root,
}).sort();

/** What is written alike in both languages. */
const alike = new Set([
  'Client',
  'Commercial',
  'Correction',
  'CVC',
  'Date',
  'Description',
  'Garage',
  'Mastercard',
  'Menu',
  'Message',
  'MM',
  'OK',
  'Pause',
  'Photos',
  'Service',
  'Services',
  'Silicone',
  'Total',
  'Visa',
]);

type Catalogue = Record<string, unknown>;

/** The texts of a catalogue by their place in it; what takes parameters is left out. */
function textsOf(catalogue: unknown, path = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[path, catalogue]];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

async function catalogueIn(file: string): Promise<unknown> {
  const { texts, en, fr } = (await import(path.join(root, file))) as Catalogue;
  return texts ?? fr ?? en;
}

/** The texts in a source file: literals, and the parts of templates between their parameters. */
function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      // A parameter stands for any text.
      found.push(
        node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join(''),
      );
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (!ts.isImportDeclaration(node.parent)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('is there', () => expect(files.length).toBeGreaterThan(20));

describe.each(files)('%s', (file) => {
  it('says nothing in English', async () => {
    const english = new Map(textsOf(await catalogueIn(file.replace(/\.fr\.ts$/, '.en.ts'))));
    const same = textsOf(await catalogueIn(file)).filter(
      ([path, text]) => english.get(path) === text && /[a-z]{2}/i.test(text) && !alike.has(text),
    );
    expect(same).toEqual([]);
  });

  it('is set as French is in Canada', () => {
    const wrong = literalsIn(file).filter(
      (text) =>
        // U+00A0 before ":" "$" "%" and inside of quotation marks.
        /[^\u00a0](?::(?= |$)|%)|[^\u00a0]\$(?!\{)(?=[\s.,)]|$)|«[^\u00a0]|[^\u00a0]»/.test(text) ||
        // No space before ";" "!" "?".
        /\s[;!?]/.test(text) ||
        // The apostrophe of print.
        /[a-zà-ü]'[a-zà-ü]/i.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
