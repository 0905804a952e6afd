/**
 * The part of the lint settings that keeps a function short enough to be read at once. Tests are left
 * out: a `describe` is a list of sentences, however many.
 * @type {import('eslint').Linter.Config[]}
 */
export const sizeRules = [
  {
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
];
