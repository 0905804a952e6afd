/**
 * Who may call: everybody, every login, of Admins and Employees the Admins alone, or nobody but a pipeline
 * with a deploy token (`releases/deploy/deploy.test.ts`).
 */
export type Callers = 'all' | 'staff' | 'admin' | 'pipeline';
export type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Callers>>;

/** Calls by their paths below `/api/`. */
export type CallTable = Readonly<Record<string, Methods>>;
