/** SQL of the code of a service (`t`) on an employee's schedule: `S-000123`. */
export const serviceCodeSql = "'S-' || lpad(t.id::text, greatest(6, length(t.id::text)), '0')";

/** The same code of a service's id. */
export const serviceCodeOf = (id: number): string => `S-${String(id).padStart(6, '0')}`;

/** The service id in such a code. */
export const serviceIdOf = (code: string): number => Number(code.slice(2));
