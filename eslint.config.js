import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './scripts/importRules.js';
import { sizeRules } from './scripts/sizeRules.js';
import { textRules } from './scripts/noLiteralText.js';

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'data/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  importRules,
  sizeRules,
  tseslint.configs.strict,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
    },
    rules: {
      // Between packages the zones of scripts/importRules.js leave no way back.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  textRules,
  {
    files: ['server/src/**/*.ts'],
    rules: {
      // A transaction that asks the pool for a second connection stops the site under load.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression:matches([callee.property.name='transaction'], [callee.name=/^(change|unlessImporting|whenFree|whenNobodyImports)$/]) > :function :matches(Identifier[name='database'], PrivateIdentifier[name='database'])",
          message: 'Within a transaction, use the connection that it was given.',
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle']",
          message:
            'A quiet network says nothing about React: wait for what the page shows (e2e/support/test.ts).',
        },
      ],
    },
  },
);
