import { expect, it } from '@jest/globals';
import { squareFeet } from './floor.ts';

it.each([
  ['420', 420],
  ['1,250.5 sq ft', 1250.5],
  ['0', 0],
  ['', undefined],
  ['a lot', undefined],
])('an area of %p is %p square feet', (text, area) => expect(squareFeet(text)).toBe(area));
