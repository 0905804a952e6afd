import type { FastifyPluginAsync } from 'fastify';
import { timelineParts, type TimelinePart } from 'shared-api/contract/entities/clientPage';
import { clientCalls } from 'shared-api/contract/calls/clients';
import { companyClock, companyDay } from 'shared-api/contract/company/companyTime';
import type { Company } from 'shared-api/contract/company/company';
import { may } from 'shared-api/contract/staff/permissions';
import { can } from 'shared-api/contract/staff/roles';
import type { Database } from '../db/Database.ts';
import { invalidInput } from '../HttpError.ts';
import { recordId } from '../recordIds.ts';
import { anonymise, previewAnonymise } from './anonymise/anonymise.ts';
import { addNote, setTags } from './clientNotes.ts';
import { clientOverview } from './clientOverview.ts';
import { clientTimeline } from './clientTimeline.ts';

/** @throws HttpError 400 for what is no part of it */
function timelinePart(part: unknown): TimelinePart | undefined {
  if (part === undefined || part === '') return undefined;
  if (typeof part === 'string' && Object.hasOwn(timelineParts, part)) return part as TimelinePart;
  throw invalidInput({ part: { code: 'unknownFilter', params: { name: 'part' } } });
}

interface Options {
  database: Database;
  company: Company;
}

/** Everything of one client (docs/product/office.md "A client"). */
export const clientRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  const { timeZone } = company;

  app.handle(clientCalls.clientOverview, ({ staff, params }) =>
    clientOverview(database, recordId(params), {
      isWhole: may(staff.role, 'seeAccounts'),
      now: companyClock(Date.now() / 1000, timeZone),
    }),
  );

  app.handle(clientCalls.addClientNote, ({ staff, params, body }) =>
    addNote(database, recordId(params), body, staff.username),
  );

  const today = (): string => companyDay(Date.now() / 1000, timeZone);

  app.handle(clientCalls.previewAnonymise, ({ params }) =>
    previewAnonymise(database, recordId(params), today()),
  );

  app.handle(clientCalls.anonymiseClient, ({ staff, params, body }) =>
    anonymise(database, { id: recordId(params), today: today(), who: staff.username }, body),
  );

  app.handle(clientCalls.setClientTags, ({ staff, params, body }) =>
    setTags(database, recordId(params), body.tags, staff.username),
  );

  app.handle(clientCalls.clientTimeline, ({ staff, params, query: { cursor, part } }) =>
    clientTimeline(database, recordId(params), {
      isWhole: may(staff.role, 'seeAccounts'),
      seesDocuments: may(staff.role, 'seeMoney'),
      seesLeads: can(staff.role, 'read', 'leads'),
      timeZone,
      now: companyClock(Date.now() / 1000, timeZone),
      cursor: typeof cursor === 'string' ? cursor : undefined,
      part: timelinePart(part),
    }),
  );
};
