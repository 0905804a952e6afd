import { defineEditor } from '../Editor.ts';
import { EmployeeHeadPart, EmployeeMain } from './EmployeeParts.tsx';
import { EmployeeActions } from './EmployeeActions.tsx';

export const employeesEditor = defineEditor<'employees'>({
  Head: EmployeeHeadPart,
  Main: EmployeeMain,
  Actions: EmployeeActions,
  actionsNeed: 'crews',
});
