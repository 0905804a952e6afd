import { withoutPersonal } from 'shared-api/contract/reports/reportText';

/** An error as the log may hold it: what it is and where, nothing of what was sent or stored. */
export interface LoggedError {
  type: string;
  message: string;
  /** Frames, below the type and the message. */
  stack: string;
  /** PostgreSQL's names, or the system's code. */
  code?: string;
  constraint?: string;
  schema?: string;
  table?: string;
  column?: string;
  routine?: string;
  /** Of a mail server: its status and the command that it refused. */
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

/** Causes of causes, and errors of one error, that are looked at. */
const limits = { depth: 3, errors: 5 };

/**
 * Describes an error for the log. Only properties that are names or codes are kept: `detail`,
 * `where` and `parameters` of PostgreSQL, the `response` of a mail server, the `value` of a check and
 * whatever else libraries hang on errors hold people's data.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  // Not by its class: errors of the system may come from another realm.
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

/** PostgreSQL's classes of errors that a value causes; their messages may quote it. */
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
  // From the first quote to the last: a value may hold quotes of its own.
  return withoutPersonal(message.replace(/"[^]*"/, '"…"')).slice(0, 500);
}

/** The frames of a stack, without the message above them. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  return below.split('\n').filter((line) => /^ +at /.test(line));
}
