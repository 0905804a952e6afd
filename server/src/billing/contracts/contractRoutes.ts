import type { FastifyPluginAsync } from 'fastify';
import { contractCalls } from 'shared-api/contract/calls/office/contracts';
import type { EntityOptions } from '../../entities/handledEntity.ts';
import { recordId } from '../../recordIds.ts';
import { changeContract, previewContractChange } from './changeContract.ts';
import { nextVisits } from './nextVisits.ts';
import { undoContractChange } from './undoChange.ts';

/** Changing contracts together with their services to come (docs/decisions/0062). */
export const contractRoutes: FastifyPluginAsync<EntityOptions> = async (app, options) => {
  const { database, company } = options;
  const context = { database, company };

  app.handle(contractCalls.nextVisits, ({ staff, body: { id, fields } }) =>
    nextVisits(context, staff, id, fields),
  );

  app.handle(contractCalls.previewContractChange, ({ staff, params, body }) => {
    const sent = { version: body.version, body: body.fields };
    return previewContractChange(context, { id: recordId(params), staff, sent });
  });

  app.handle(contractCalls.changeContract, ({ staff, params, body }) => {
    const { version, fields, mark, ...choices } = body;
    const sent = { version, body: fields };
    return changeContract(context, { id: recordId(params), staff, sent, mark }, choices);
  });

  app.handle(contractCalls.undoContractChange, ({ staff, params }) =>
    undoContractChange(context, {
      id: recordId(params),
      changeId: recordId({ id: params.change }),
      staff,
    }),
  );
};
