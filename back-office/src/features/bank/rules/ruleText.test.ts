import { describe, expect, it } from '@jest/globals';
import { fieldsOf, moved, ruleOf, thenOf, whenOf } from './ruleText.ts';

describe('a rule', () => {
  it.each([
    [{ contains: 'fuel', direction: 'out' as const }, 'the text has “fuel” and money goes out'],
    [{ bankKind: 'ATM' }, 'the bank calls it ATM'],
    [{ account: '4471' }, 'the account is 4471'],
    [{}, 'always'],
  ])('%j is said when it fits', (rule, words) => expect(whenOf(rule)).toBe(words));

  it('is said with what it gives', () =>
    expect(
      thenOf({ kind: 'Fee', category: 'Bank fees', brand: 'cleaning' }, () => 'Clearwell'),
    ).toBe('kind Fee, category Bank fees, brand Clearwell'));

  it('comes out of its form as it went in, without what is empty', () => {
    const rule = { contains: 'atm ', direction: 'out' as const, category: 'Fuel' };
    expect(ruleOf(fieldsOf(rule))).toEqual(rule);
    expect(ruleOf({ ...fieldsOf(rule), contains: '  ', category: ' Gas ' })).toEqual({
      direction: 'out',
      category: 'Gas',
    });
  });

  it('is moved by one place', () => {
    const rules = [{ contains: 'a' }, { contains: 'b' }, { contains: 'c' }];
    const texts = (by: -1 | 1) => moved(rules, 1, by).map(({ contains }) => contains);
    expect(texts(-1)).toEqual(['b', 'a', 'c']);
    expect(texts(1)).toEqual(['a', 'c', 'b']);
  });
});
