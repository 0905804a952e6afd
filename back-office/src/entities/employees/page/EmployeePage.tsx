/** An employee's page, in the chunk of clients' pages, whose parts it shares. */
export { EmployeeHead } from './EmployeeHead.tsx';
export { NextServices } from './NextServices.tsx';
