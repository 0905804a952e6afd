/** SQL of the code of a service (`t`) on an employee's schedule: `S-000123`. */
export const serviceCodeSql = "'S-' || lpad(t.id::text, 6, '0')";

/** The service id in such a code. */
export const serviceIdOf = (code: string): number => Number(code.slice(2));
