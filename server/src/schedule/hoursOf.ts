/** SQL for the week of an employee from Monday on, as the contract has it; null where the usual hours apply. */
export const hoursOf = (employeeId: string): string =>
  `(SELECT json_agg(CASE WHEN h.begins IS NOT NULL THEN json_build_object(
       'begins', to_char(h.begins, 'HH24:MI'), 'ends', to_char(h.ends, 'HH24:MI')
     ) END ORDER BY h.weekday)
     FROM employee_hours h WHERE h.employee_id = ${employeeId})`;
