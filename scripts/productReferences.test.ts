import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const pagesFolder = path.join(root, 'docs/product');

/** Headings of every page of the product's description, by the page's file name. */
const headings = new Map(
  readdirSync(pagesFolder).map((page) => [
    page,
    [...readFileSync(path.join(pagesFolder, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, heading]) => heading,
    ),
  ]),
);

/** Every text file of the repository but applied migrations, which may not change any more. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /\.(tsx?|js|md|css|sql|ya?ml)$/.test(file))
  .filter((file) => !file.startsWith('server/migrations/'))
  .filter((file) => file !== 'scripts/productReferences.test.ts');

/** The text without the line breaks of comments, so that a reference may go over two lines. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:(?:\*|\/\/)(?!\/)\s*)?/g, ' ');

const reference = /docs\/product\/([\w-]+\.md)(?: "([^"]+)")?/g;

describe('a reference to the description of the product', () => {
  it('leads to a page, and to a heading of it', () => {
    const dead = files.flatMap((file) =>
      [...inOneLine(readFileSync(path.join(root, file), 'utf8')).matchAll(reference)]
        .filter(([, page = '', heading]) => {
          const known = headings.get(page);
          return !known || (heading !== undefined && !known.includes(heading));
        })
        .map(([whole]) => `${file}: ${whole}`),
    );
    expect(dead).toEqual([]);
  });

  it('is to these pages, and to no document that is not in the repository', () => {
    const elsewhere = files.flatMap((file) =>
      [
        ...inOneLine(readFileSync(path.join(root, file), 'utf8')).matchAll(
          /[Tt]he specification\b|\bspecification(?: section)? \d|(?<!docs\/)\bproduct\.md\b|\bquality\.md\b|\(2\.\d+\)|\bin 2\.\d+/g,
        ),
      ].map(([whole]) => `${file}: ${whole}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('is made by the code of every app', () => {
    const apps = ['server', 'shell', 'public-site', 'back-office', 'shared-api'];
    const pointing = apps.filter((app) =>
      files.some(
        (file) =>
          file.startsWith(`${app}/`) &&
          readFileSync(path.join(root, file), 'utf8').includes('docs/product/'),
      ),
    );
    expect(pointing).toEqual(apps);
  });
});
