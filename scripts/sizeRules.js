/** Files with a function that is longer than others may be, and why. */
export const longFunctions = {
  'public-site/src/features/payment/PaymentForm.tsx':
    'a screen whose parts share one state; most of it is markup',
  'public-site/src/features/payment/usePayment.ts': 'the states of one payment, in their order',
};

/**
 * The part of the lint settings that keeps a function short enough to be read at once. Tests are left
 * out: a `describe` is a list of sentences, however many.
 * @type {import('eslint').Linter.Config[]}
 */
export const sizeRules = [
  {
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', ...Object.keys(longFunctions)],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
];
