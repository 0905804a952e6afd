import { expect, it } from '@jest/globals';
import { fieldRefused, HttpError, invalidInput } from '../HttpError.ts';
import { refusalText } from './texts.ts';

it('a refusal is a code with parameters, read in a language', () => {
  const error = new HttpError(409, { code: 'quoteInvoiced', params: { number: 7, invoice: 9 } });
  const text = 'Quote #7 has been invoiced. Please pay invoice #9 instead.';
  expect([error.status, error.message, error.bodyIn('en')]).toEqual([409, text, { message: text }]);
  expect(refusalText('en', { code: 'hostHeader' })).toBe(
    'The request must have exactly one Host header.',
  );
});

it('a field that is refused says what the whole answer says', () => {
  const ranges = [
    { from: '2026-01-01', to: '2026-01-01' },
    { from: '2026-02-01', to: '2026-02-03' },
  ];
  const { message, errors } = fieldRefused(405, 'day', {
    code: 'daysBlocked',
    params: { ranges },
  }).bodyIn('en');
  expect(message).toBe(
    'Currently not scheduling any appointments for the dates: January 1, 2026; February 1 to 3, 2026',
  );
  expect(errors).toEqual({ day: message });
});

it('what is wrong with several fields is read as sentences, also where a text has no full stop', () => {
  const { message, errors } = invalidInput({
    removeFloorType: { code: 'noFloor' },
    totalArea: { code: 'noArea' },
  }).bodyIn('en');
  const [types, area] = [
    'Must select floor type for either install or remove',
    'Service area must be greater than 0 sqft',
  ];
  expect(errors).toEqual({ removeFloorType: types, totalArea: area });
  expect(message).toBe(`${types}. ${area}.`);
});
