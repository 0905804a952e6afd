import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { textRules } from './noLiteralText.js';

const eslint = new ESLint({
  cwd: `${import.meta.dirname}/..`,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    textRules,
  ] as ESLint.Options['overrideConfig'] & object,
});

async function isRefused(code: string, filePath = 'back-office/src/Part.tsx'): Promise<boolean> {
  const [result] = await eslint.lintText(`export const part = ${code};\n`, { filePath });
  return (result?.messages ?? []).length > 0;
}

it.each([
  '<p>Saved</p>',
  '<p>{name} is saved</p>',
  "<p>{'Saved'}</p>",
  "<p>{isNew ? 'Create' : texts.update}</p>",
  "<p>{isDirty && ' Update first.'}</p>",
  "<p>{name ?? 'nobody'}</p>",
  '<title>{`${title} Editor`}</title>',
  "<p>{name + ' is saved'}</p>",
  '<>Saved</>',
  '<input aria-label="Search" />',
  "<input placeholder={isShort ? 'Find' : texts.find} />",
  '<Dialog title={`Delete ${name}?`} />',
  '<Dialog closeLabel="Close" />',
  '<Part loading="Loading the prices" />',
  "<Dialog confirm={{ label: 'Leave', onConfirm: go }} />",
  "<Table columns={[{ header: 'Name', cell: nameOf }]} />",
  "() => dispatch(showMessage('Saved'))",
  "() => showMessage(isNew ? 'Created' : texts.updated)",
  "() => dispatch(showMessage({ text: 'Saved', undo }))",
  "() => window.confirm('Leave?')",
])('words are refused in %s', async (code) => {
  expect(await isRefused(code)).toBe(true);
});

it.each([
  '<p>{texts.saved}</p>',
  '<p>{texts.since}: {day}, {time} · 5 %</p>',
  "<p>{kind === 'paid' ? texts.paid : '-'}</p>",
  '<p>© {year}</p>',
  "<img loading='lazy' alt={texts.picture} />",
  "<p className='row' id='total' role='status'>{total}</p>",
  "<input type='text' placeholder='000' />",
  '<Field name={`row ${index}`} label={texts.name} />',
  "<Part of={{ kind: 'share', label: texts.share }} />",
])('nothing is said against %s', async (code) => {
  expect(await isRefused(code)).toBe(false);
});

it.each([
  ["() => dispatch(showMessage('Saved'))", true],
  ['() => dispatch(showMessage(`${name} is saved`))', true],
  ['() => dispatch(showMessage(texts.saved))', false],
  ["({ title: 'carpet' })", false],
])('in a hook, %s is refused: %j', async (code, refused) => {
  expect(await isRefused(code, 'back-office/src/useSaving.ts')).toBe(refused);
});

it.each([
  'back-office/src/Part.test.tsx',
  'shared-ui/src/components/Part.stories.tsx',
  'e2e/support/Part.tsx',
])('%s may bring examples', async (filePath) => {
  expect(await isRefused('<p>Saved</p>', filePath)).toBe(false);
});
