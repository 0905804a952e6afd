import { expect, it } from '@jest/globals';
import { nameOfEmployee } from './nameOfEmployee.ts';

it('an employee without a name has the address, else the number, in sentences and choices', () => {
  expect(nameOfEmployee({ id: 9, fullName: 'Amara', email: 'a@example.com' })).toBe('Amara');
  expect(nameOfEmployee({ id: 9, fullName: '', email: 'a@example.com' })).toBe('a@example.com');
  expect(nameOfEmployee({ id: 9, fullName: '', email: '' })).toBe('Employee 9');
});
