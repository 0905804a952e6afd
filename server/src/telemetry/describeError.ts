import { withoutPersonal } from 'shared-api/contract/reports/reportText';

/**
 * An error in a form that is safe to log: its type and location, without anything that was sent or
 * stored.
 */
export interface LoggedError {
  type: string;
  message: string;
  /** Stack frames, without the type and message. */
  stack: string;
  /** PostgreSQL's SQLSTATE, or the system's error code. */
  code?: string;
  constraint?: string;
  schema?: string;
  table?: string;
  column?: string;
  routine?: string;
  /** From a mail server: its status code and the SMTP command that it refused. */
  responseCode?: number;
  command?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const kept = [
  'code',
  'constraint',
  'schema',
  'table',
  'column',
  'routine',
  'responseCode',
  'command',
] as const;

/**
 * How deep the chain of causes is followed, and how many members of an AggregateError are
 * described.
 */
const limits = { depth: 3, errors: 5 };

/**
 * Describes an error for the log. Only names and codes are kept: `detail`, `where` and `parameters`
 * from PostgreSQL, `response` from a mail server, `value` from a validator and whatever else
 * libraries attach to errors may contain personal data.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  // Not `instanceof`: system errors may come from another realm.
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' };
  }
  const thrown = error as Error & Record<string, unknown>;
  const type = typeof thrown.name === 'string' ? thrown.name : 'Error';
  const message = messageOf(thrown);
  const names = kept.flatMap((name) => {
    const value = thrown[name];
    return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,63}$/.test(value))
      ? [[name, value] as const]
      : [];
  });
  const { cause, errors } = thrown as { cause?: unknown; errors?: unknown };
  const isDeep = depth >= limits.depth;
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(thrown)].join('\n'),
    ...Object.fromEntries(names),
    ...(cause === undefined || isDeep ? {} : { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) && !isDeep
      ? { errors: errors.slice(0, limits.errors).map((one) => describeError(one, depth + 1)) }
      : {}),
  };
}

/** SQLSTATE classes caused by a value; their messages may quote it. */
const aboutValue = /^2[23]...$/;

function messageOf({
  name,
  message,
  code,
  responseCode,
  command,
}: Error & Record<string, unknown>) {
  if (typeof code === 'string' && aboutValue.test(code)) return 'PostgreSQL refused a value.';
  if (typeof responseCode === 'number') {
    return `The mail server answered ${responseCode} to ${String(command)}.`;
  }
  if (name === 'ValidationError') return 'A check refused a value.';
  // From the first quote to the last: the value may contain quotes itself.
  return withoutPersonal(message.replace(/"[^]*"/, '"…"')).slice(0, 500);
}

/** The stack without the message above it. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  return below.split('\n').filter((line) => /^ +at /.test(line));
}
