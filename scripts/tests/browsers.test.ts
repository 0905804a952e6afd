import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that go to browsers, with their text. */
async function sources(ends: RegExp): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = [];
  for await (const file of glob('{public-site,back-office,shell,shared-ui,shared-api}/src/**/*', {
    cwd: root,
  })) {
    if (!ends.test(file) || /\.(test|stories)\./.test(file)) continue;
    found.push({ file, text: readFileSync(path.join(root, file), 'utf8') });
  }
  return found;
}

/** The innermost rules of a stylesheet: selector and declarations. */
const rulesIn = (text: string): { selector: string; body: string }[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
  );

/** What the named browsers of docs/decisions/0097 lack, in part or all: only where it is asked for first. */
const newer = [
  'requestIdleCallback',
  'navigation',
  'scheduler',
  'cookieStore',
  'URLPattern',
  'CloseWatcher',
  'documentPictureInPicture',
  'startViewTransition',
  'moveBefore',
];

describe('what goes to browsers', () => {
  it('prefixes what Safari knows by its prefix alone', async () => {
    const bare = (await sources(/\.css$/)).flatMap(({ file, text }) =>
      rulesIn(text)
        .filter(({ body }) => /(?<!-)\buser-select:/.test(body) && !body.includes('-webkit-user-'))
        .map(({ selector }) => `${file}: ${selector}`),
    );
    expect(bare).toEqual([]);
  });

  it('has no dialog or menu whose rows Safari stretches to the height of the screen', async () => {
    const stretched = (await sources(/\.css$/)).flatMap(({ file, text }) =>
      rulesIn(text)
        .filter(
          ({ selector, body }) =>
            /(\[open\]|:popover-open)$/.test(selector) && /display: grid/.test(body),
        )
        .filter(
          ({ body }) =>
            !body.includes('align-content: start') || /\d+fr/.test(body.replace(/columns:.*/, '')),
        )
        .map(({ selector }) => `${file}: ${selector}`),
    );
    expect(stretched).toEqual([]);
  });

  it('asks for what not every browser has before it is used', async () => {
    const isUsed = (name: string, text: string): boolean =>
      new RegExp(
        // A word such as "navigation" is a variable in many files.
        `\\b(window|document)\\.${name}\\b${/[A-Z]/.test(name) ? `|(?<![.'\\w])${name}\\(` : ''}`,
      ).test(text);
    const unasked = (await sources(/\.tsx?$/)).flatMap(({ file, text }) =>
      newer
        .filter((name) => isUsed(name, text) && !text.includes(`'${name}' in `))
        .map((name) => `${file}: ${name}`),
    );
    expect(unasked).toEqual([]);
  });
});
