import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Callers } from './CallTable.ts';

/** Every call as `GET people/:id`, as the lists below name them. */
const ofEntity = (entity: EntityName, ...names: string[]): string[] =>
  names.map((name) => name.replace('*', entity));

const reading = (entity: EntityName): string[] =>
  ofEntity(entity, 'GET *', 'GET */search', 'GET */views', 'GET */:id');

/** What every login may do. */
const everyLogin = [
  'POST rest-auth/logout',
  ...['GET account', 'PUT account/password', 'POST account/sessions/:id/end'],
  ...['POST account/sessions/end-others', 'POST account/factor/begin'],
  ...['POST account/factor/confirm', 'POST account/factor/remove'],
  ...['POST account/factor/recovery-codes', 'GET company'],
];

/** What only an owner may do. */
export const ownersAlone = [
  'POST rest-auth/registration',
  ...['GET releases', 'POST releases/live', 'POST releases/share', 'POST releases/preview'],
  ...['GET releases/:app/:version/origin', 'GET releases/:app/:version/sbom'],
  ...['GET releases/platform', 'GET releases/overrides', 'POST releases/overrides'],
  'DELETE releases/overrides/:id',
  ...['GET deploy-tokens', 'POST deploy-tokens', 'POST deploy-tokens/:id/revoke'],
  ...['GET clients/:id/anonymise/preview', 'POST clients/:id/anonymise'],
  ...['POST releases/preview/end', 'GET people', 'POST people/create', 'GET people/history'],
  ...['PUT people/factor-rule', 'PUT people/:id/disabled', 'PUT people/:id/role'],
  'PUT people/:id/employee',
  ...['POST people/:id/factor/reset', 'PUT people/:id/password', 'GET security-log'],
];

export const ofCrewLead = [
  ...everyLogin,
  ...(['clients', 'contracts', 'employees', 'services'] as const).flatMap(reading),
  ...['GET clients/:id/overview', 'GET clients/:id/timeline', 'GET clients/:id/places'],
  'PUT contracts/update/:id',
  ...['POST contracts/:id/changes/preview', 'POST contracts/:id/changes'],
  'POST contracts/:id/changes/:change/undo',
  ...ofEntity(
    'services',
    ...['POST */create', 'PUT */update/:id', 'DELETE */delete/:id', 'POST */restore/:id'],
  ),
  ...['GET employees/:id/week', 'GET employees/:id/hours', 'GET board', 'PUT board/move/:id'],
  ...['POST services/bulk/preview', 'POST services/bulk', 'POST services/bulk/:id/undo'],
  'GET today',
];

export const ofAccountant = [
  ...everyLogin,
  ...entityNames
    .filter((entity) => entity !== 'leads')
    .flatMap((entity) => [...reading(entity), `GET ${entity}/export`]),
  ...['GET clients/:id/overview', 'GET clients/:id/timeline', 'GET clients/:id/places'],
  'GET clients/:id/account',
  ...['GET employees/:id/week', 'GET employees/:id/hours', 'GET board', 'GET today'],
  ...['GET generate-chart-data', 'GET bank-transactions', 'GET bank-transactions/:id/history'],
  ...['GET bank-statements', 'GET payments', 'GET money-back', 'GET invoices/:id/ledger'],
  ...['GET quotes/:id/agreement', 'GET quotes/:id/timeline', 'POST quotes/:id/preview-file'],
  ...['GET invoices/:id/timeline', 'POST invoices/preview-file', 'GET quotes/:id/deposits'],
  ...['GET contracts/:id/deposits', 'GET download-deposit-request/:number'],
  ...['GET download-change-order/:number', 'GET download-quote/:number'],
  ...['GET download-invoice/:number', 'POST download-invoice/:number'],
  ...['GET download-credit/:number', 'GET invoices/download-csv/:clientId'],
  ...['GET invoices/download-pdf/:clientId', 'GET money-reports/:report'],
  ...['GET money-reports/:report/entries', 'GET money-reports/:report/csv'],
  ...['GET money-reports/:report/pdf', 'GET periods', 'POST periods/close'],
  ...['POST periods/:id/reopen', 'PUT input-tax-credits', 'GET account-map', 'PUT account-map'],
  ...['GET journal/:format', 'GET journal/:format/files', 'GET journal/:format/zip'],
];

/** Whether a role may make a call of the table (docs/product/roles.md). */
export function isLetIn(call: string, callers: Callers, role: Role): boolean {
  if (callers === 'all') return true;
  if (callers === 'pipeline') return false;
  switch (role) {
    case 'Admin':
      return true;
    case 'Office':
      return !ownersAlone.includes(call);
    case 'CrewLead':
      return ofCrewLead.includes(call);
    case 'Accountant':
      return ofAccountant.includes(call);
    case 'Employee':
      return callers === 'staff';
  }
}
