import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  areHeadings,
  evened,
  pasted,
  pastedWithHeadings,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './grid.ts';

const small = [
  ['a', 'b'],
  ['c', 'd'],
];

describe('a table being edited', () => {
  it('begins with 2 rows of 3 columns, or of its fixed ones', () => {
    expect(evened([])).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
    expect(evened([], 2)).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('is evened out without losing a cell', () => {
    expect(evened([['a'], ['b', 'c', 'd']])).toEqual([
      ['a', '', ''],
      ['b', 'c', 'd'],
    ]);
  });

  it('changes one cell, and leaves the other rows the same, which are not rendered anew', () => {
    const changed = withCell(small, 1, 0, 'x');
    expect(changed).toEqual([
      ['a', 'b'],
      ['x', 'd'],
    ]);
    expect(evened(changed)[0]).toBe(small[0]);
  });

  it('grows by a row and a column', () => {
    expect(withColumn(withRow(small))).toEqual([
      ['a', 'b', ''],
      ['c', 'd', ''],
      ['', '', ''],
    ]);
  });

  it('grows by a column before that of the amounts', () => {
    expect(withColumn(small, true)).toEqual([
      ['a', '', 'b'],
      ['c', '', 'd'],
    ]);
  });

  it('keeps its last two rows and columns', () => {
    expect(withoutRow(small, 0)).toEqual(small);
    expect(withoutColumn(small, 0)).toEqual(small);
    expect(withoutRow(withRow(small), 0)).toEqual([
      ['c', 'd'],
      ['', ''],
    ]);
    expect(withoutColumn(withColumn(small), 0)).toEqual([
      ['b', ''],
      ['d', ''],
    ]);
  });
});

describe('pasting', () => {
  it('fills from the cell on, and grows as needed', () => {
    expect(pasted(small, 1, 1, '1\t2\r\n3\t4\r\n')).toEqual([
      ['a', 'b', ''],
      ['c', '1', '2'],
      ['', '3', '4'],
    ]);
  });

  it('keeps a cell of several lines together, which a spreadsheet copies in quotes', () => {
    expect(pasted(small, 0, 0, '"Walls,\n""two"" coats"\t5\nDoors\t2\n')).toEqual([
      ['Walls, "two" coats', '5'],
      ['Doors', '2'],
    ]);
    // Quotes that part nothing are the text's own.
    expect(pasted(small, 0, 0, '"Loft"\t6"\nDoors\t2')).toEqual([
      ['"Loft"', '6"'],
      ['Doors', '2'],
    ]);
  });

  it('leaves one cell to the field itself', () => {
    expect(pasted(small, 0, 0, 'word')).toBeUndefined();
  });

  it('brings back what was copied, whatever it was', () => {
    // A quote that begins a cell may be a spreadsheet's own.
    const cell = fc.string().map((text) => text.replace(/[\t\r\n]/g, ' ').replace(/^"/, '”'));
    const grid = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(grid, (cells) => {
        const text = cells.map((row) => row.join('\t')).join('\n');
        fc.pre(!text.endsWith('\n'));
        expect(pasted(evened([], 2), 0, 0, text)).toEqual(cells);
      }),
    );
  });
});

describe('a table under headings', () => {
  const empty = evened([], 4, ['Description', 'Qty', 'Rate', 'Amount']);

  it('begins with them and one line', () =>
    expect(empty).toEqual([
      ['Description', 'Qty', 'Rate', 'Amount'],
      ['', '', '', ''],
    ]));

  it.each([
    [['Item', 'Hours', 'Total'], true],
    [['Description', 'Amount'], true],
    [['Room 1', 'Hours 2'], false],
    [['Carpet cleaning', '49.00'], false],
    [['Services rendered', ''], false],
  ])('takes %j for headings: %p', (row, are) => expect(areHeadings(row)).toBe(are));

  it('takes the headings of what is pasted into its empty line, and no line for one', () => {
    const own = 'Item\tHours\tTotal\nHall\t2\t30.00';
    expect(pastedWithHeadings(empty, 1, 0, own)).toEqual([
      ['Item', 'Hours', 'Total'],
      ['Hall', '2', '30.00'],
    ]);
    expect(pastedWithHeadings(empty, 1, 0, 'Hall\t2\t30.00\nStairs\t1\t79.00')).toBeUndefined();
    expect(pastedWithHeadings(empty, 1, 0, 'Item\tTotal')).toBeUndefined();
    const begun = withCell(empty, 1, 0, 'Hall');
    expect(pastedWithHeadings(begun, 1, 0, own)).toBeUndefined();
    expect(pasted(empty, 1, 0, 'Hall\t2\t30.00\t60.00\nStairs\t1\t79.00\t79.00')?.[0]).toEqual(
      empty[0],
    );
  });
});
