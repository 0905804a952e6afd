import { expect, it } from '@jest/globals';
import { addressErrors } from './addresses.ts';

it.each([
  [{ to: 'ann@example.com, ben@example.com', cc: '' }, {}],
  [{ to: ' ', cc: '' }, { to: 'Say to whom it goes: there is no e-mail address.' }],
  [
    { to: 'ann@example.com; ann.example.com', cc: 'books' },
    {
      to: 'To: "ann.example.com" is not an e-mail address. Write them as ann@example.com, ben@example.com.',
      cc: 'Cc: "books" is not an e-mail address. Write them as ann@example.com, ben@example.com.',
    },
  ],
])('of %j is said %j', (typed, errors) => expect(addressErrors(typed)).toEqual(errors));
