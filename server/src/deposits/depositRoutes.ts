import type { FastifyPluginAsync } from 'fastify';
import { depositCalls } from 'shared-api/contract/calls/deposits';
import { depositRequestPdf, type DocumentContext } from '../documents/pdfs.ts';
import { documentTexts } from '../documents/texts.ts';
import { HttpError } from '../HttpError.ts';
import { recordId } from '../recordIds.ts';
import { askForDeposit } from './askForDeposit.ts';
import type { DepositSubject } from './depositRequests.ts';
import { findDeposits } from './depositTerms.ts';
import { forfeitDeposit, returnDeposit } from './endDeposit.ts';
import { receiveDeposit, withdrawDeposit } from './receiveDeposit.ts';
import { previewDepositLetter, sendDeposit, type SendDepositContext } from './sendDeposit.ts';

interface Options extends SendDepositContext {
  workers: DocumentContext['workers'];
}

/** Deposits and part payments (docs/product/calls.md); for Admins alone. */
export const depositRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  const { database, company } = context;

  app.handle(depositCalls.quoteDeposits, ({ params }) =>
    findDeposits(database, company, quoteOf(params)),
  );

  app.handle(depositCalls.contractDeposits, ({ params }) =>
    findDeposits(database, company, contractOf(params)),
  );

  app.handle(depositCalls.askOnQuote, async ({ staff, params, body }, _request, reply) =>
    reply.code(201).send(await askForDeposit(context, quoteOf(params), body, staff.username)),
  );

  app.handle(depositCalls.askOnContract, async ({ staff, params, body }, _request, reply) =>
    reply.code(201).send(await askForDeposit(context, contractOf(params), body, staff.username)),
  );

  app.handle(depositCalls.receiveDeposit, ({ staff, params, body }) =>
    receiveDeposit(context, recordId(params), body, staff.username),
  );

  app.handle(depositCalls.returnDeposit, ({ staff, params, body }) =>
    returnDeposit(context, recordId(params), body, staff.username),
  );

  app.handle(depositCalls.forfeitDeposit, ({ staff, params, body }) =>
    forfeitDeposit(context, recordId(params), body, staff.username),
  );

  app.handle(depositCalls.withdrawDeposit, ({ staff, params, body }) =>
    withdrawDeposit(context, recordId(params), body, staff.username),
  );

  app.handle(depositCalls.depositLetter, ({ params, body }) =>
    previewDepositLetter(context, recordId(params), body.message),
  );

  app.handle(depositCalls.sendDeposit, ({ staff, params, body }) =>
    sendDeposit(context, recordId(params), body, staff.username),
  );

  app.handle(depositCalls.depositFile, async ({ params: { number } }, _request, reply) => {
    const [, typed, position] = /^(\d{5})-D(\d{1,4})$/.exec(number) ?? [];
    const pdf =
      typed === undefined
        ? undefined
        : await depositRequestPdf(context, Number(typed), Number(position));
    if (!pdf) {
      const params = { kind: 'deposit request', name: number } as const;
      throw new HttpError(404, { code: 'noDocument', params });
    }
    return reply
      .header(
        'content-disposition',
        `attachment; filename="${documentTexts.en.files.depositRequest(number)}"`,
      )
      .type('application/pdf')
      .send(pdf);
  });
};

const quoteOf = (params: { id: string }): DepositSubject => ({
  entity: 'quotes',
  id: recordId(params),
});

const contractOf = (params: { id: string }): DepositSubject => ({
  entity: 'contracts',
  id: recordId(params),
});
