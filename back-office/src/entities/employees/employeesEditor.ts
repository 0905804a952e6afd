import { defineEditor } from '../Editor.ts';
import { EmployeeActions } from './EmployeeActions.tsx';

export const employeesEditor = defineEditor<'employees'>({
  Actions: EmployeeActions,
});
