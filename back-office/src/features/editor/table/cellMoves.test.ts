import { describe, expect, it } from '@jest/globals';
import { cellAfter } from './cellMoves.ts';

const at = { row: 1, column: 1 };
const press = (key: string, start: number, end: number, shiftKey = false) =>
  cellAfter(at, { key, shiftKey, value: 'soap', selectionStart: start, selectionEnd: end });

describe('in a table, as in a spreadsheet,', () => {
  it.each([
    ['Enter', false, { row: 2, column: 1 }],
    ['Enter', true, { row: 0, column: 1 }],
    ['ArrowDown', false, { row: 2, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 1 }],
  ])('%s (Shift: %s) leads to another row from anywhere in the text', (key, shiftKey, cell) => {
    expect(press(key, 2, 2, shiftKey)).toEqual(cell);
  });

  it('left and right lead on from the ends of the text, and from a cell that is selected', () => {
    expect(press('ArrowLeft', 0, 0)).toEqual({ row: 1, column: 0 });
    expect(press('ArrowRight', 4, 4)).toEqual({ row: 1, column: 2 });
    expect(press('ArrowLeft', 0, 4)).toEqual({ row: 1, column: 0 });
    expect(press('ArrowRight', 0, 4)).toEqual({ row: 1, column: 2 });
  });

  it('left and right stay inside the text otherwise', () => {
    expect(press('ArrowLeft', 2, 2)).toBeUndefined();
    expect(press('ArrowRight', 2, 2)).toBeUndefined();
    expect(press('ArrowRight', 0, 2)).toBeUndefined();
  });

  it('Shift with an arrow selects, and letters are typed', () => {
    expect(press('ArrowDown', 2, 2, true)).toBeUndefined();
    expect(press('a', 4, 4)).toBeUndefined();
  });
});
