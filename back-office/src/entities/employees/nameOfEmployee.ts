import { firstName } from '../names.ts';
import { texts } from './texts.ts';

/** What an employee is called in a sentence or a choice, also where no name was typed. */
export const nameOfEmployee = (employee: {
  id: number;
  fullName?: string;
  email?: string;
}): string => firstName(employee.fullName, employee.email) ?? texts.unnamed(employee.id);
