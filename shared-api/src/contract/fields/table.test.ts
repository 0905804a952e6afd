import { describe, expect, it } from '@jest/globals';
import * as yup from 'yup';
import { validateLabelled } from '../testing/inWords.ts';
import { table } from './table.ts';

describe('a table', () => {
  const amounts = yup.object({ lines: table({ holdsAmounts: true }) });
  const check = (lines: string[][], of = amounts) =>
    validateLabelled({ lines: 'Lines' }, of, { lines }).errors;
  const head = ['Item', 'Hours, 2,5', 'Amount'];

  it('of amounts takes no comma that may be meant for a point, below its headings and right of its first column', () => {
    const body = [head, ['Carpet 12,5 m', '2.00', '10.00'], ['Floor', '1.00', '1250,5']];
    expect(check(body)?.['lines']).toMatch(/^Lines, row 3: /);
    expect(check([head, ['Floor', '2,5', '5']])?.['lines']).toMatch(/^Lines, row 2: /);
    expect(check([head, ['Carpet 12,5', '1.00', '2.00']])).toBeUndefined();
    // Nothing but such a number, but as a heading and as a description.
    const wide = [
      ['Width', '2,5'],
      ['12,5', '2.00'],
    ];
    expect(check(wide)).toBeUndefined();
  });

  it('of other texts takes every text', () => {
    const texts = yup.object({ lines: table() });
    expect(check([head, ['Floor', '2,5', '1250,5']], texts)).toBeUndefined();
    const none = yup.object({ lines: table({ holdsAmounts: false }) });
    expect(check([head, ['Floor', '2,5', '1250,5']], none)).toBeUndefined();
  });

  it('takes a cell of 20000 characters, and none of more', () => {
    expect(check([['x'.repeat(20_000)]])).toBeUndefined();
    expect(check([['x'.repeat(20_001)]])).toEqual({
      lines: "A cell of Lines can't be longer than 20,000 characters.",
    });
  });
});
