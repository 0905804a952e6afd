import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicCompany, type Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { ownNames } from 'shared-api/contract/values/languageNames';
import { outsidePseudo } from '../../server/harness/testing/pseudoTexts.ts';
import { root } from '../../webpack/apps.ts';
import { cataloguesIn } from '../../webpack/catalogues.ts';
import { compile } from '../../webpack/compile.ts';
import { nodeConfig } from '../../webpack/nodeConfig.ts';
import { wordsOf } from '../product/wordsOf.ts';

it('the catalogues of a language stand beside the English ones', () => {
  expect(cataloguesIn('fr')('./texts.en.ts', '/anywhere')).toBe('./texts.fr.ts');
});

/** What of a page stands outside the brackets of the made-up language. */
const outsideOf = (html: string): string[] =>
  // An address to write to is a link in the middle of its sentence.
  wordsOf(html.replace(/<a href="mailto:[^>]*>([^<]*)<\/a>/g, '$1'))
    .map(outsidePseudo)
    .filter((words) => /[a-z]{2}/i.test(words));

/** Texts of a file of data, however deep. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
};

describe('a page of a made-up language', () => {
  let folder: string;
  let render: (input: object) => Promise<{ head: string; html: string }>;
  let check: (input: object) => Record<string, string>;
  let company: Company;
  /** What is called the same in each language: it, company, clients, residences, card networks. */
  let names: string[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'catalogues-'));
    const pseudo = path.join(root, 'server/harness/testing/pseudoTexts.ts');
    let count = 0;
    const config = nodeConfig('public-site', {
      mode: 'production',
      publicPath: '/',
      catalogueOf(request, importer) {
        if (importer.startsWith(folder)) return request;
        // Facts of a language, and no texts.
        if (/(money|pageLanguage)Texts/.test(request)) return request;
        const english = path.resolve(importer, request);
        const file = path.join(folder, `${(count += 1)}.ts`);
        writeFileSync(
          file,
          `import { texts as en } from '${english}';
           import { pseudoTexts } from '${pseudo}';
           export const texts = pseudoTexts(en);`,
        );
        return file;
      },
    });
    company = JSON.parse(await readFile(path.join(root, 'server/company.json'), 'utf8')) as Company;
    const media = path.join(root, 'public-site/src/media');
    const named = await Promise.all(
      ['clients.ts', 'residences.ts'].map((list) => readFile(path.join(media, list), 'utf8')),
    );
    names = [
      ...Object.values(ownNames),
      ...textsIn(company),
      ...Array.from(named.join().matchAll(/name: '([^']+)'/g), ([, name = '']) => name),
    ].sort((a, b) => b.length - a.length);
    // What the form of a quote does with what was typed, before anything is sent.
    const contract = path.join(root, 'shared-api/src/contract');
    const form = path.join(folder, 'form.ts');
    writeFileSync(
      form,
      `import { validate } from '${contract}/fields/schemas.ts';
       import { quoteKinds } from '${contract}/quotes/kinds.ts';
       import { quoteWords } from '${contract}/quotes/quoteWords.ts';
       const { schema } = quoteKinds.carpet;
       export const check = (input) => quoteWords.errorsOf(schema, validate(schema, input).errors);`,
    );
    await compile({
      ...config,
      entry: { ...(config.entry as object), form },
      output: { ...config.output, path: folder },
    });
    const load = createRequire(import.meta.url);
    ({ render } = load(path.join(folder, 'prerender.cjs')) as { render: typeof render });
    ({ check } = load(path.join(folder, 'form.cjs')) as { check: typeof check });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const page = async (address: string): Promise<string[]> => {
    const { head, html } = await render({
      path: address,
      boot: {
        apps: { public_site: null, back_office: null },
        company: publicCompany(company),
        shellVersion: '',
        prerendered: true,
      },
    });
    return outsideOf(head + html)
      .map((words) => names.reduce((rest, name) => rest.replaceAll(name, ''), words))
      .filter((words) => /[a-z]{2}/i.test(words));
  };

  it.each([
    routes.home(),
    routes.contact(),
    routes.privacyPolicy(),
    routes.allServices(),
    routes.serviceDetail('Contracting', 'Tile'),
    routes.gallery(),
    routes.payment(),
  ])('%s has no English word of its own', async (address) => {
    expect(await page(address)).toEqual([]);
  });

  it('a form says in it what is wrong, and what its fields are called', () => {
    const errors = check({ timestamp: 1.5, room: 16, stairCase: '1', email: 'ann' });
    expect(errors).toMatchObject({
      timestamp: '⟦Choose a date.⟧',
      room: "⟦⟦Rooms⟧ can't be more than 15.⟧",
      stairCase: '⟦⟦Staircases⟧ must be a number.⟧',
      basement: '⟦⟦Basement⟧ is missing.⟧',
      email: '⟦You must enter a valid email address.⟧',
    });
  });
});
