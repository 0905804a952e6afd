import { isDeepStrictEqual } from 'node:util';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { bankRulesSchema } from 'shared-api/contract/billing/bank';
import { bankCalls } from 'shared-api/contract/calls/bank';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { may } from 'shared-api/contract/staff/permissions';
import { largestId } from 'shared-api/contract/fields/fields';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/Database.ts';
import { checkWith, HttpError, invalidInput } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { chartData } from './chartData.ts';
import { chooseByHand } from './chooseByHand.ts';
import { listAccounts, updateAccount } from './accounts/accounts.ts';
import { giveRate } from './accounts/rates.ts';
import { resultIn } from './fileResult.ts';
import { cleanName, importStatement, type ImportContext } from './importStatement.ts';
import { listImports } from './imports/importList.ts';
import { undoImport } from './imports/undoImport.ts';
import { readInbox } from './inbox.ts';
import { readMapping } from './readMapping.ts';
import { ruleChanges, rulesHistory, tryRules } from './ruleChanges.ts';
import { applyRules, currentRules } from './rules.ts';
import {
  acceptSuggestion,
  refuseSuggestion,
  undoAcceptance,
} from './suggestions/acceptSuggestion.ts';
import { suggestPayments } from './suggestions/suggestPayments.ts';
import type { StatementPool } from './statementPool.ts';
import { limits } from './statements/limits.ts';
import { listTransactions, transactionHistory } from './transactionList.ts';
import {
  findAllTransfers,
  joinTransfer,
  listTransfers,
  splitTransfer,
} from './transfers/transfers.ts';

interface Options {
  database: Database;
  company: Company;
  workers: { statements: StatementPool };
  /** The folder that statement files are dropped into. */
  inbox: string;
}

/** Maximum size of a statement file, in bytes. */
const largestFile = limits.megabytes * 1024 * 1024;

/**
 * Bank statements, and the dashboard data derived from them (docs/product/money.md "Bank
 * statements").
 */
export const bankRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  await handleStatements(app, options);
  handleAccounts(app, options);
  handleTransactions(app, options);
  handleTransfers(app, options);
  handleRules(app, options);
  handleSuggestions(app, options);
};

/** Statement files, read from the inbox or uploaded. */
async function handleStatements(
  app: FastifyInstance,
  { database, inbox, workers }: Options,
): Promise<void> {
  const storing = pLimit(1);
  const reading = pLimit(1);
  const imports = (request: FastifyRequest): ImportContext => ({
    database,
    workers,
    storing,
    onFault: (error) => request.log.error({ err: error }, 'a statement file failed'),
  });
  app.handle(bankCalls.syncDashboardData, async ({ staff: { username } }, request) => {
    const results = await reading(() => readInbox(imports(request), inbox, username));
    const files = results.map((result) => resultIn(languageOf(request), result));
    return { message: outcomeOf('statementsRead', { files }), files };
  });

  app.handle(bankCalls.statementFiles, ({ query }, request) =>
    listImports(database, languageOf(request), query['before']),
  );

  app.handle(bankCalls.undoStatement, ({ staff, params }) =>
    undoImport(database, numberOf(params.id, 'noImport'), staff.username),
  );

  // A scope of its own, where every body is read as bytes, whatever its content type.
  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestFile },
      (_request, body, done) => done(null, body),
    );
    upload.setErrorHandler<FastifyError>((error) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new HttpError(413, { code: 'fileTooLarge', params: { megabytes: limits.megabytes } })
        : error;
    });
    upload.handle(
      bankCalls.uploadStatement,
      async ({ staff: { username }, query }, request, reply) => {
        const { name = '', account, mapping } = query as Partial<Record<string, string>>;
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
          throw invalidInput({ file: { code: 'fileEmpty' } });
        }
        const outcome = await importStatement(imports(request), {
          name: cleanName(name) || 'statement',
          bytes: request.body,
          source: 'upload',
          who: username,
          account: account && cleanName(account),
          mapping: mapping === undefined ? undefined : readMapping(mapping),
        });
        const files = [resultIn(languageOf(request), outcome)];
        const message = outcomeOf('statementsRead', { files });
        return reply.code(outcome.outcome === 'read' ? 200 : 400).send({ message, files });
      },
      // Authorization is checked before the upload is read.
      { bodyLimit: largestFile, refuseBeforeBody: true },
    );
  });
}

/** Accounts, and the rates of their currencies. */
function handleAccounts(app: FastifyInstance, { database }: Options): void {
  app.handle(bankCalls.bankAccounts, async () => ({ results: await listAccounts(database) }));

  app.handle(bankCalls.updateBankAccount, ({ staff, params, body }) =>
    updateAccount(database, numberOf(params.id, 'noBankAccount'), body, staff.username),
  );

  app.handle(bankCalls.giveBankRate, ({ staff, body }) => giveRate(database, body, staff.username));
}

/** The dashboard's charts, and the transactions behind them. */
function handleTransactions(app: FastifyInstance, { database, company }: Options): void {
  app.handle(bankCalls.chartData, ({ staff: { role } }) =>
    chartData(database, company, today(company), may(role, 'money')),
  );

  app.handle(bankCalls.bankTransactions, ({ query }) => listTransactions(database, query));

  app.handle(bankCalls.chooseByHand, ({ staff, params, body }) =>
    chooseByHand(database, idOf(params.id), body, staff.username),
  );

  app.handle(bankCalls.transactionHistory, async ({ params }) => ({
    results: await transactionHistory(database, idOf(params.id)),
  }));
}

/** Transfers between own accounts. */
function handleTransfers(app: FastifyInstance, { database }: Options): void {
  app.handle(bankCalls.bankTransfers, ({ query }) => listTransfers(database, query['before']));

  app.handle(bankCalls.findTransfers, () => findAllTransfers(database));

  app.handle(bankCalls.splitTransfer, ({ staff, params }) =>
    splitTransfer(database, idOf(params.id), staff.username),
  );

  app.handle(bankCalls.joinTransfer, ({ staff, params }) =>
    joinTransfer(database, idOf(params.id), staff.username),
  );
}

function handleRules(app: FastifyInstance, { database }: Options): void {
  app.handle(bankCalls.bankRules, () => currentRules(database));

  app.handle(bankCalls.bankRulesTrial, ({ body }) => {
    const { rules } = (body ?? {}) as { rules?: unknown };
    return tryRules(database, checkWith(bankRulesSchema, rules, 'rules'));
  });

  app.handle(bankCalls.bankRulesHistory, async () => ({ results: await rulesHistory(database) }));

  app.handle(bankCalls.replaceBankRules, async ({ staff: { username }, body }) => {
    const { version, rules } = (body ?? {}) as { version?: unknown; rules?: unknown };
    const checked = checkWith(bankRulesSchema, rules, 'rules');
    return database.transaction(async (connection) => {
      await connection.query('LOCK TABLE bank_rules IN SHARE ROW EXCLUSIVE MODE');
      const current = await currentRules(connection);
      if (version !== current.version) {
        // Sent again, where the answer was lost.
        if (isDeepStrictEqual(checked, current.rules)) return current;
        throw new HttpError(409, { code: 'rulesChanged' }, { current });
      }
      await connection.query('INSERT INTO bank_rules (rules, created_by) VALUES ($1, $2)', [
        JSON.stringify(checked),
        username,
      ]);
      await applyRules(connection);
      const next = await currentRules(connection);
      await audit(connection, {
        who: username,
        entity: 'bankRules',
        recordId: next.version,
        action: 'update',
        ...ruleChanges(current.rules, next.rules),
      });
      return next;
    });
  });
}

/** Suggested payments, for staff to accept or refuse. */
function handleSuggestions(app: FastifyInstance, options: Options): void {
  const { database, company } = options;

  app.handle(bankCalls.paymentSuggestions, async () => ({
    results: await suggestPayments(database, today(company)),
  }));

  app.handle(bankCalls.acceptSuggestion, ({ staff, params, body }) =>
    acceptSuggestion(options, idOf(params.id), body, staff.username),
  );

  app.handle(bankCalls.undoSuggestion, ({ staff, params }) =>
    undoAcceptance(options, idOf(params.id), staff.username),
  );

  app.handle(bankCalls.refuseSuggestion, ({ staff, params }) =>
    refuseSuggestion(options, idOf(params.id), staff.username),
  );
}

const today = ({ timeZone }: Company): string => companyDay(Date.now() / 1000, timeZone);

const isId = (number: number): boolean => number >= 1 && number <= largestId;

/** @throws HttpError 404 for what is no id of an account or an import */
function numberOf(text: string, otherwise: 'noBankAccount' | 'noImport'): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (!isId(number)) throw new HttpError(404, { code: otherwise, params: { id: text } });
  return number;
}

function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text))
    throw new HttpError(404, { code: 'noTransaction', params: { id: text } });
  return Number(text);
}
