import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyMask, caretAfter, lowerCase, type Mask } from './mask.ts';

const inFours: Mask = {
  separators: ' ',
  shape: (typed) =>
    typed
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 '),
};
const thousands: Mask = {
  separators: ',',
  shape: (typed) => typed.replace(/[^\d.]/g, '').replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ','),
};

type Key = { type: string } | 'Backspace' | 'Delete';

/** What stands in a field, `|` for the caret, after a key. */
function press(mask: Mask, field: string, key: Key): string {
  const caret = field.indexOf('|');
  const before = field.replace('|', '');
  const left = before.slice(0, caret);
  const right = before.slice(caret);
  const input = document.createElement('input');
  const typed = key === 'Backspace' ? left.slice(0, -1) : key === 'Delete' ? left : left + key.type;
  input.value = typed + (key === 'Delete' ? right.slice(1) : right);
  input.setSelectionRange(typed.length, typed.length);
  applyMask(mask, input, before, key === 'Delete' ? 'deleteContentForward' : 'insertText');
  const { value, selectionStart } = input;
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

describe('the caret stays at its character', () => {
  it.each<[string, Mask, string, Key, string]>([
    ['a digit at the end', inFours, '4242|', { type: '4' }, '4242 4|'],
    ['a digit in the middle', inFours, '42|42 4242', { type: '9' }, '429|4 2424 2'],
    ['a digit behind a whole group', inFours, '4242| 4242', { type: '9' }, '4242 9|424 2'],
    [
      'a digit into a full number',
      inFours,
      '4|242 4242 4242 4242',
      { type: '9' },
      '49|24 2424 2424 2424',
    ],
    ['a number in the middle, pasted', inFours, '42|42', { type: '55 55-5' }, '4255 555|4 2'],
    ['a letter', inFours, '42|42 4242', { type: 'x' }, '42|42 4242'],
    ['Backspace', inFours, '4292|4 2', 'Backspace', '429|4 2'],
    ['Backspace behind a space', inFours, '4242 |4242', 'Backspace', '4242| 4242'],
    ['Delete', inFours, '4|242 4242', 'Delete', '4|424 242'],
    ['Delete before a space', inFours, '4242| 4242', 'Delete', '4242 |4242'],
    ['Delete of the first digit', thousands, '|1,459.91', 'Delete', '|459.91'],
    ['a digit before the thousands', thousands, '|459.91', { type: '2' }, '2|,459.91'],
    ['a digit that moves commas', thousands, '12|,345', { type: '9' }, '129|,345'],
    [
      'capitals in an address',
      lowerCase,
      '|john@example.com',
      { type: 'XY' },
      'xy|john@example.com',
    ],
  ])('at %s', (_, mask, field, key, shown) => {
    expect(press(mask, field, key)).toBe(shown);
  });

  it('behind as many digits as before, whatever is typed where', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { maxLength: 11 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 0, max: 9 }), (number, at, digit) => {
        const before = Math.min(at, number.length);
        const typed = `${number.slice(0, before)}${digit}${number.slice(before)}`;
        const shown = inFours.shape(typed, '');
        const caret = caretAfter(inFours, { typed, shown, caret: before + 1, isForward: false });
        expect(shown.slice(0, caret).replaceAll(' ', '')).toBe(typed.slice(0, before + 1));
      }),
    );
  });
});
