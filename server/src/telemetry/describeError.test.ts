import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { describeError } from './describeError.ts';

const canary = 'Zanzibar';
const server = serverPerFile();

describe('what the log keeps of an error of PostgreSQL', () => {
  it.each([
    ['22P02', 'SELECT $1::integer', 'pg_strtoint32_safe'],
    ['22P02', 'SELECT $1::jsonb', 'json_errsave_error'],
    ['22008', "SELECT ('2026-99-99' || left($1, 0))::date", 'DateTimeParseError'],
    ['23502', 'INSERT INTO leads (name) VALUES ($1)', 'ReportNotNullViolationError'],
    ['42P01', 'SELECT $1 FROM nothing', 'parserOpenTable'],
    ['42703', `SELECT "${canary}", $1`, 'errorMissingColumn'],
  ])('%s of %s is code and routine, and nothing of the value', async (code, sql, routine) => {
    const error = await server.database.query(sql, [canary]).catch((caught: unknown) => caught);
    const described = describeError(error);
    expect(described).toMatchObject({ code, routine });
    expect(described.stack).toContain('    at ');
    expect(JSON.stringify(described)).not.toContain(canary);
  });

  it('is the constraint, the table and the column that it names', async () => {
    const error = await server.database
      .query('INSERT INTO leads (name) VALUES ($1)', [canary])
      .catch((caught: unknown) => caught);
    expect(describeError(error)).toMatchObject({
      schema: 'public',
      table: 'leads',
      column: 'date_ts',
    });
  });
});

describe('what the log keeps of other errors', () => {
  const parsing = (): unknown => {
    try {
      return JSON.parse(`{"a":"${canary}" b}`);
    } catch (error) {
      return error;
    }
  };
  const smtp = Object.assign(new Error(`550 5.1.1 ${canary} is unknown here`), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    response: canary,
    rejected: [canary],
  });
  it.each([
    ['of a mail server', smtp],
    ['of JSON', parsing()],
    ['of a check', new ValidationError(`There is no ${canary}`, canary, canary)],
    ['with properties', Object.assign(new Error('odd'), { rawPacket: canary, address: canary })],
    ['with a cause', new Error('outer', { cause: smtp })],
    ['of several', new AggregateError([smtp], 'all')],
    ['with an address', new Error(`no answer from ${canary}@example.com`)],
    ['whose message looks like a frame', new Error(`"x\n    at ${canary} (a.ts)"`)],
    ['that is none', canary],
  ])('%s: nothing of the value', (_what, error) => {
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain(canary);
  });

  it('is the status and the command of a mail server', () => {
    expect(describeError(smtp)).toMatchObject({
      message: 'The mail server answered 550 to RCPT TO.',
      responseCode: 550,
    });
  });

  it('ends where causes go round', () => {
    const error = new Error('round');
    error.cause = error;
    expect(describeError(error).cause).toBeDefined();
  });
});
