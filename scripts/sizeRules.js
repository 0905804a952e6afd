/** Files with a function that is longer than others may be, and why. */
export const longFunctions = {
  'public-site/src/features/payment/PaymentForm.tsx':
    'a screen whose parts share one state; most of it is markup',
  'public-site/src/features/payment/usePayment.ts': 'the states of one payment, in their order',
  'public-site/src/features/privacy/texts.en.ts':
    'the policy is one document, read from top to bottom',
  'public-site/src/features/privacy/texts.fr.ts':
    'the policy is one document, read from top to bottom',
  'public-site/src/features/quote/QuoteFields.tsx': 'one case for each kind of field',
  'server/src/pages/formRoutes.ts': 'the forms of the site share how they are answered',
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
