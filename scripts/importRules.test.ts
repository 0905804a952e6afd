import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { floors } from './importFloors.js';
import { importRules, partsOf } from './importRules.js';

const eslint = new ESLint({
  cwd: `${import.meta.dirname}/..`,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    ...importRules,
  ] as ESLint.Options['overrideConfig'] & object,
});

async function complaintsAbout(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

const complaints = (filePath: string, from: string): Promise<string[]> =>
  complaintsAbout(`import * as something from '${from}';`, filePath);

describe('who may import whom', () => {
  it.each([
    ['the contract', 'shared-api/src/contract/values/money.ts', '../../client/index.ts'],
    ['the contract', 'shared-api/src/contract/values/money.ts', 'react'],
    [
      'the design system',
      'shared-ui/src/components/buttons/Button.tsx',
      'shared-api/contract/values/money',
    ],
    ['the shell', 'shell/src/Shell.tsx', '../../public-site/src/routes.tsx'],
    ['public-site', 'public-site/src/routes.tsx', '../../back-office/src/routes.tsx'],
    ['back-office', 'back-office/src/routes.tsx', '../../public-site/src/routes.tsx'],
    ['public-site', 'public-site/src/routes.tsx', 'react-router-dom'],
    ['back-office', 'back-office/src/routes.tsx', 'react-redux'],
    ['the server', 'server/src/app.ts', 'shared-api/client'],
    ['the server', 'server/src/app.ts', '../../public-site/src/routes.tsx'],
    ['a feature', 'public-site/src/features/home/Home.tsx', '../quote/QuoteForm.tsx'],
    ['the server', 'server/src/payments/settle.ts', '../../harness/sandbox/cards.ts'],
    ['the harness', 'server/harness/fuzz/fuzz.ts', '../../../scripts/product/product.ts'],
    ['the build', 'webpack/build.ts', '../server/src/config.ts'],
    ['a command', 'scripts/releases/release.ts', '../../e2e/support/test.ts'],
    ['the browser tests', 'e2e/support/test.ts', '../../server/src/config.ts'],
  ])('forbids %s (%s) to import %s', async (_room, file, from) => {
    expect(await complaints(file, from)).toHaveLength(1);
  });

  it.each([
    ['shared-api/src/client/index.ts', '../contract/values/money.ts'],
    ['public-site/src/routes.tsx', 'shared-api/contract/values/money'],
    ['back-office/src/routes.tsx', 'shared-api/client'],
    ['shell/src/Shell.tsx', 'shared-ui/ErrorScreen'],
    ['server/src/app.ts', 'shared-api/contract/values/money'],
    ['public-site/src/features/home/Home.tsx', './texts.ts'],
    ['server/src/app.test.ts', '../harness/testing/testServer.ts'],
    ['server/harness/fuzz/fuzz.ts', '../../src/config.ts'],
    ['scripts/releases/release.ts', '../../server/src/config.ts'],
    ['e2e/support/test.ts', '../../scripts/product/product.ts'],
  ])('lets %s import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([]);
  });
});

describe('floors', () => {
  it.each([
    ['the ground floor', 'server/src/config.ts', './payments/provider.ts'],
    ['a room', 'server/src/jobs/Jobs.ts', '../observe/readiness.ts'],
    ['a room', 'server/src/entities/entityRoutes.ts', '../billing/issueInvoices.ts'],
    ['a folder of a room', 'server/src/session/login/loginRoutes.ts', '../people/makeLogin.ts'],
    ['a room beside it', 'server/src/quotes/requestQuote.ts', '../payments/settle.ts'],
    ['what is at the top', 'server/src/pages/pages.ts', '../app.ts'],
    ['a command', 'scripts/product/product.ts', '../runTests.ts'],
    ['a room of commands', 'scripts/bench/bench.ts', '../releases/command.ts'],
    ['a command of the build', 'webpack/apps.ts', './build.ts'],
    ['the tests', 'e2e/support/test.ts', '../tests/office/board.spec.ts'],
  ])('keep %s (%s) from importing %s', async (_what, file, from) => {
    expect(await complaints(file, from)).toEqual([expect.stringContaining('floors below its own')]);
  });

  it.each([
    ['server/src/billing/issueInvoices.ts', '../mail/queueMail.ts'],
    ['server/src/mail/mailJob.ts', './transports.ts'],
    ['server/src/serve.ts', './app.ts'],
    ['server/harness/chaos/instances/judge.ts', '../payments/Payer.ts'],
    ['scripts/releases/trial/smokeRun.ts', '../../product/chromium.ts'],
    ['webpack/build.ts', './apps.ts'],
    ['e2e/tests/office/board.spec.ts', '../../support/test.ts'],
    // A test looks where it needs to.
    ['server/src/entities/records.test.ts', '../demo/loadDemo.ts'],
  ])('let %s import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([]);
  });

  it('are named for every folder and file, and for none that is gone', () => {
    for (const [room, list] of Object.entries(floors)) {
      expect([room, list.flat().sort()]).toEqual([room, partsOf(room).sort()]);
    }
  });
});

describe('the sandbox', () => {
  const serve = 'server/src/serve.ts';

  it('is loaded by serve.ts alone, where it is needed', async () => {
    const load = "await import('../harness/sandbox/startSandbox.ts');";
    expect(await complaintsAbout(load, serve)).toEqual([]);
    expect(await complaintsAbout(load, 'server/src/app.ts')).toHaveLength(1);
  });

  it('is not part of what every server loads', async () => {
    expect(await complaints(serve, '../harness/sandbox/startSandbox.ts')).toHaveLength(1);
  });

  it('is all that serve.ts may load of the harness', async () => {
    const load = "await import('../harness/testing/testServer.ts');";
    expect(await complaintsAbout(load, serve)).toHaveLength(1);
  });
});
