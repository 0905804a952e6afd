import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRules } from './importRules.js';

const eslint = new ESLint({
  cwd: `${import.meta.dirname}/..`,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    ...importRules,
  ] as ESLint.Options['overrideConfig'] & object,
});

async function complaints(filePath: string, from: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import * as something from '${from}';\n`, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('who may import whom', () => {
  it.each([
    ['the contract', 'shared-api/src/contract/money.ts', '../client/index.ts'],
    ['the contract', 'shared-api/src/contract/money.ts', 'react'],
    ['the design system', 'shared-ui/src/components/Button.tsx', 'shared-api/contract/money'],
    ['the shell', 'shell/src/Shell.tsx', '../../public-site/src/routes.tsx'],
    ['public-site', 'public-site/src/routes.tsx', '../../back-office/src/routes.tsx'],
    ['back-office', 'back-office/src/routes.tsx', '../../public-site/src/routes.tsx'],
    ['public-site', 'public-site/src/routes.tsx', 'react-router-dom'],
    ['back-office', 'back-office/src/routes.tsx', 'react-redux'],
    ['the server', 'server/src/app.ts', 'shared-api/client'],
    ['the server', 'server/src/app.ts', '../../public-site/src/routes.tsx'],
    ['a feature', 'public-site/src/features/home/Home.tsx', '../quote/QuoteForm.tsx'],
  ])('forbids %s (%s) to import %s', async (_room, file, from) => {
    expect(await complaints(file, from)).toHaveLength(1);
  });

  it.each([
    ['shared-api/src/client/index.ts', '../contract/money.ts'],
    ['public-site/src/routes.tsx', 'shared-api/contract/money'],
    ['back-office/src/routes.tsx', 'shared-api/client'],
    ['shell/src/Shell.tsx', 'shared-ui/ErrorScreen'],
    ['server/src/app.ts', 'shared-api/contract/money'],
    ['public-site/src/features/home/Home.tsx', './texts.ts'],
  ])('lets %s import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([]);
  });
});
