import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { roles, type Role } from 'shared-api/contract/staff/roles';
import { startTestServer, type TestServer } from '../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.ready();
}, 60_000);
afterAll(() => server.close());

/**
 * Who may call: everybody, every login, of Admins and Employees the Admins alone, or nobody but a pipeline
 * with a deploy token (`releases/deploy/deploy.test.ts`).
 */
type Callers = 'all' | 'staff' | 'admin' | 'pipeline';
type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Callers>>;

/** An Employee may change one field of these entities (docs/product/roles.md). */
const employeeUpdates: readonly EntityName[] = ['services', 'contracts'];
const readers = (entity: EntityName): Callers => (entity === 'leads' ? 'admin' : 'staff');

/** Every API call and who may make it (docs/product/roles.md). */
const table: Record<string, Methods> = {
  'rest-auth/login': { POST: 'all' },
  'rest-auth/logout': { POST: 'staff' },
  'rest-auth/registration': { POST: 'admin' },
  'rate-card': { GET: 'admin', PUT: 'admin' },
  'rate-card/trial': { POST: 'admin' },
  'rate-card/history': { GET: 'admin' },
  'company-data': { GET: 'admin', PUT: 'admin' },
  'company-data/history': { GET: 'admin' },
  'booking-rules': { GET: 'admin', PUT: 'admin' },
  'booking-rules/reach': { POST: 'admin' },
  'booking-rules/history': { GET: 'admin' },
  releases: { GET: 'admin' },
  'releases/live': { POST: 'admin' },
  'releases/share': { POST: 'admin' },
  'releases/preview': { POST: 'admin' },
  'releases/preview/end': { POST: 'admin' },
  'releases/:app/:version/origin': { GET: 'admin' },
  'releases/:app/:version/sbom': { GET: 'admin' },
  'deploy-tokens': { GET: 'admin', POST: 'admin' },
  'deploy-tokens/:id/revoke': { POST: 'admin' },
  deploy: { GET: 'pipeline' },
  'deploy/uploads': { POST: 'pipeline' },
  'deploy/uploads/:upload/files/:hash': { PUT: 'pipeline' },
  'deploy/uploads/:upload/check': { POST: 'pipeline' },
  'deploy/uploads/:upload/finish': { POST: 'pipeline' },
  'deploy/trials': { POST: 'pipeline' },
  'deploy/live': { POST: 'pipeline' },
  'deploy/previews': { POST: 'pipeline' },
  'deploy/previews/end': { POST: 'pipeline' },
  'deploy/releases/:app/:version': { GET: 'pipeline' },
  'deploy/releases/:app/:version/files/:hash': { GET: 'pipeline' },
  people: { GET: 'admin' },
  'people/create': { POST: 'admin' },
  'people/history': { GET: 'admin' },
  'people/factor-rule': { PUT: 'admin' },
  'people/:id/disabled': { PUT: 'admin' },
  'people/:id/role': { PUT: 'admin' },
  'people/:id/factor/reset': { POST: 'admin' },
  'people/:id/password': { PUT: 'admin' },
  'security-log': { GET: 'admin' },
  account: { GET: 'staff' },
  'account/password': { PUT: 'staff' },
  'account/sessions/:id/end': { POST: 'staff' },
  'account/sessions/end-others': { POST: 'staff' },
  'account/factor/begin': { POST: 'staff' },
  'account/factor/confirm': { POST: 'staff' },
  'account/factor/remove': { POST: 'staff' },
  'account/factor/recovery-codes': { POST: 'staff' },
  contact: { POST: 'all' },
  'visit-requests': { POST: 'all' },
  'visit-requests/photos': { POST: 'all' },
  'leads/:id/photos': { GET: 'admin' },
  'leads/:id/photos/:photo': { GET: 'admin', DELETE: 'admin' },
  'leads/:id/thread': { GET: 'admin' },
  'leads/:id/client': { POST: 'admin' },
  'leads/:id/quote': { POST: 'admin' },
  'leads/:id/letter': { POST: 'admin' },
  'leads/:id/reply': { POST: 'admin' },
  'leads/:id/answered': { POST: 'admin' },
  deleted: { GET: 'admin' },
  'openapi.json': { GET: 'all' },
  'reference.css': { GET: 'all' },
  reports: { POST: 'all' },
  'letters/seen': { POST: 'all' },
  'deal-tiers': { GET: 'all' },
  'rush-fee': { GET: 'all' },
  'quote-answers/:secret': { GET: 'all' },
  'quote-answers/:secret/file': { GET: 'all' },
  'from-prices': { GET: 'all' },
  company: { GET: 'staff' },
  'create-contract-services/:id': { GET: 'admin', POST: 'admin' },
  'contracts/next-visits': { POST: 'admin' },
  'contracts/:id/changes/preview': { POST: 'admin' },
  'contracts/:id/changes': { POST: 'admin' },
  'contracts/:id/changes/:change/undo': { POST: 'admin' },
  'services/bulk/preview': { POST: 'admin' },
  'services/bulk': { POST: 'admin' },
  'services/bulk/:id/undo': { POST: 'admin' },
  'invoices/bulk-send/preview': { POST: 'admin' },
  'invoices/bulk-send': { POST: 'admin' },
  'bulk-sends/:key': { GET: 'admin' },
  'receive-payment/:id': { PUT: 'admin' },
  'invoices/:id/void': { POST: 'admin' },
  payments: { GET: 'admin', POST: 'admin' },
  periods: { GET: 'admin' },
  'periods/close': { POST: 'admin' },
  'periods/:id/reopen': { POST: 'admin' },
  'input-tax-credits': { PUT: 'admin' },
  'account-map': { GET: 'admin', PUT: 'admin' },
  'journal/:format': { GET: 'admin' },
  'money-reports/:report': { GET: 'admin' },
  'money-reports/:report/entries': { GET: 'admin' },
  'money-reports/:report/csv': { GET: 'admin' },
  'money-reports/:report/pdf': { GET: 'admin' },
  'payments/:id/reverse': { POST: 'admin' },
  'payments/:id/allocate': { POST: 'admin' },
  'credits/:id/allocate': { POST: 'admin' },
  'payments/:id/release': { POST: 'admin' },
  'credits/:id/release': { POST: 'admin' },
  'invoices/:id/credit-preview': { POST: 'admin' },
  'invoices/:id/credit': { POST: 'admin' },
  'credits/:id/letter': { POST: 'admin' },
  'credits/:id/send': { POST: 'admin' },
  'invoices/:id/write-off': { POST: 'admin' },
  'write-offs/:id/reverse': { POST: 'admin' },
  refunds: { POST: 'admin' },
  'money-back': { GET: 'admin' },
  'money-back/refunds/:id/seen': { POST: 'admin' },
  'money-back/disputes/:id/seen': { POST: 'admin' },
  'money-back/unexplained/:id/seen': { POST: 'admin' },
  'invoices/:id/ledger': { GET: 'admin' },
  'clients/:id/account': { GET: 'admin' },
  'clients/:id/overview': { GET: 'staff' },
  'clients/:id/timeline': { GET: 'staff' },
  'clients/:id/notes': { POST: 'admin' },
  'clients/:id/anonymise/preview': { GET: 'admin' },
  'clients/:id/anonymise': { POST: 'admin' },
  'clients/:id/tags': { PUT: 'admin' },
  'clients/:id/places': { GET: 'staff' },
  'clients/:id/addresses': { POST: 'admin' },
  'clients/:id/addresses/:placeId': { POST: 'admin' },
  'clients/:id/addresses/:placeId/remove': { POST: 'admin' },
  'clients/:id/addresses/:placeId/main': { POST: 'admin' },
  'clients/:id/addresses/:placeId/billing': { POST: 'admin' },
  'clients/:id/contacts': { POST: 'admin' },
  'clients/:id/contacts/:placeId': { POST: 'admin' },
  'clients/:id/contacts/:placeId/remove': { POST: 'admin' },
  'clients/:id/contacts/:placeId/main': { POST: 'admin' },
  'quotes/:id/agreement': { GET: 'admin' },
  'quotes/:id/accept': { POST: 'admin' },
  'quotes/:id/letter': { POST: 'admin' },
  'quotes/:id/send': { POST: 'admin' },
  'quotes/:id/timeline': { GET: 'admin' },
  'quotes/:id/preview-file': { POST: 'admin' },
  'quotes/:id/change-orders': { POST: 'admin' },
  'change-orders/:id/accept': { POST: 'admin' },
  'change-orders/:id/withdraw': { POST: 'admin' },
  'download-change-order/:number': { GET: 'admin' },
  'invoices/:id/letter': { POST: 'admin' },
  'invoices/:id/send': { POST: 'admin' },
  'invoices/:id/mark-sent': { POST: 'admin' },
  'invoices/:id/timeline': { GET: 'admin' },
  'invoices/preview-file': { POST: 'admin' },
  'clients/:id/statement-letter': { POST: 'admin' },
  'clients/:id/send-statement': { POST: 'admin' },
  'daily-update/preview': { GET: 'admin' },
  'daily-runs': { GET: 'admin' },
  'daily-runs/:id': { GET: 'admin' },
  'quotes/:id/deposits': { GET: 'admin', POST: 'admin' },
  'contracts/:id/deposits': { GET: 'admin', POST: 'admin' },
  'deposit-requests/:id/receive': { POST: 'admin' },
  'deposit-requests/:id/return': { POST: 'admin' },
  'deposit-requests/:id/forfeit': { POST: 'admin' },
  'deposit-requests/:id/letter': { POST: 'admin' },
  'deposit-requests/:id/send': { POST: 'admin' },
  'deposit-requests/:id/withdraw': { POST: 'admin' },
  'download-deposit-request/:number': { GET: 'admin' },
  'daily-update': { GET: 'admin', POST: 'admin' },
  'download-invoice/:number': { GET: 'admin', POST: 'admin' },
  'download-quote/:number': { GET: 'admin' },
  'download-credit/:number': { GET: 'admin' },
  'invoices/download-csv/:clientId': { GET: 'admin' },
  'invoices/download-pdf/:clientId': { GET: 'admin' },
  'employees/:id/week': { GET: 'staff' },
  'employees/:id/hours': { GET: 'staff', PUT: 'admin' },
  'employees/:id/leave': { POST: 'admin' },
  'employees/:id/leave/:leaveId/remove': { POST: 'admin' },
  'employees/replace-secret/:id': { POST: 'admin' },
  'check-quote-invoice': { POST: 'all' },
  'process-payment': { POST: 'all' },
  'payment-settings': { GET: 'all' },
  'payment-status/:key': { GET: 'all' },
  'payment-status/:key/abandon': { POST: 'all' },
  'payment-receipts/:key/file': { GET: 'all' },
  checkout: { POST: 'all' },
  'payment-events': { POST: 'all' },
  'payment-suggestions': { GET: 'admin' },
  'payment-suggestions/:id/accept': { POST: 'admin' },
  'payment-suggestions/:id/undo': { POST: 'admin' },
  'payment-suggestions/:id/refuse': { POST: 'admin' },
  'generate-chart-data': { GET: 'staff' },
  'sync-dashboard-data': { GET: 'admin', POST: 'admin' },
  'bank-transactions': { GET: 'staff' },
  'bank-transactions/:id': { PUT: 'admin' },
  'bank-transfers': { GET: 'admin' },
  'bank-transfers/find': { POST: 'admin' },
  'bank-transfers/:id/split': { POST: 'admin' },
  'bank-transfers/:id/join': { POST: 'admin' },
  'bank-transactions/:id/history': { GET: 'staff' },
  'bank-statements': { GET: 'staff', POST: 'admin' },
  'bank-statements/:id/undo': { POST: 'admin' },
  'export-everything': { GET: 'admin' },
  'clients/:id/data': { GET: 'admin' },
  imports: { GET: 'admin', POST: 'admin' },
  'imports/:id': { GET: 'admin' },
  'imports/:id/check': { POST: 'admin' },
  'imports/:id/start': { POST: 'admin' },
  'imports/:id/refused': { GET: 'admin' },
  'imports/:id/undo': { GET: 'admin', POST: 'admin' },
  'bank-accounts': { GET: 'admin' },
  'bank-accounts/:id': { PUT: 'admin' },
  'bank-rates': { POST: 'admin' },
  'bank-rules/trial': { POST: 'admin' },
  'bank-rules/history': { GET: 'admin' },
  'bank-rules': { GET: 'admin', PUT: 'admin' },
  mails: { GET: 'admin' },
  'mails/:id': { GET: 'admin' },
  'mails/:id/files/:name': { GET: 'admin' },
  'mails/resend/:id': { POST: 'admin' },
  'todays-services-summary/:secret': { GET: 'all' },
  'todays-services-summary/:secret/mark': { POST: 'all' },
  today: { GET: 'admin' },
  board: { GET: 'staff' },
  'board/move/:id': { PUT: 'staff' },
  ...Object.fromEntries<Methods>(
    ['commercial', 'student', 'residential', 'carpet', 'paint', 'grout', 'floor'].flatMap(
      (kind) => [
        [`${kind}-quote`, { POST: 'all' }] as const,
        [`${kind}-quote/price`, { POST: 'all' }] as const,
      ],
    ),
  ),
  ...Object.fromEntries<Methods>(
    entityNames.flatMap((entity) => [
      [entity, { GET: readers(entity) }] as const,
      [`${entity}/views`, { GET: readers(entity) }] as const,
      [`${entity}/search`, { GET: readers(entity) }] as const,
      [`${entity}/:id`, { GET: readers(entity) }] as const,
      [`${entity}/export`, { GET: 'admin' }] as const,
      [`${entity}/history/:id`, { GET: 'admin' }] as const,
      [`${entity}/create`, { POST: 'admin' }] as const,
      [
        `${entity}/update/:id`,
        { PUT: employeeUpdates.includes(entity) ? 'staff' : 'admin' },
      ] as const,
      [`${entity}/delete/:id`, { DELETE: 'admin' }] as const,
      [`${entity}/restore/:id`, { POST: 'admin' }] as const,
    ]),
  ),
};

/** The registered routes, from Fastify's own listing. */
function calls(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const parents: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    parents[depth] = path;
    const whole = parents.slice(0, depth + 1).join('');
    if (!whole.startsWith('/api/')) continue;
    const own = methods.split(', ').filter((method) => method !== 'HEAD');
    found[whole.slice('/api/'.length)] = own.sort();
  }
  return found;
}

it('names every call that the server has, and no other', () => {
  const named = Object.entries(table).map(([path, methods]) => [path, Object.keys(methods).sort()]);
  expect(Object.fromEntries(named)).toEqual(calls());
});

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
const ownersAlone = [
  'POST rest-auth/registration',
  ...['GET releases', 'POST releases/live', 'POST releases/share', 'POST releases/preview'],
  ...['GET releases/:app/:version/origin', 'GET releases/:app/:version/sbom'],
  ...['GET deploy-tokens', 'POST deploy-tokens', 'POST deploy-tokens/:id/revoke'],
  ...['GET clients/:id/anonymise/preview', 'POST clients/:id/anonymise'],
  ...['POST releases/preview/end', 'GET people', 'POST people/create', 'GET people/history'],
  ...['PUT people/factor-rule', 'PUT people/:id/disabled', 'PUT people/:id/role'],
  ...['POST people/:id/factor/reset', 'PUT people/:id/password', 'GET security-log'],
];

const ofCrewLead = [
  ...everyLogin,
  ...(['clients', 'contracts', 'employees', 'services'] as const).flatMap(reading),
  ...['GET clients/:id/overview', 'GET clients/:id/timeline', 'GET clients/:id/places'],
  'PUT contracts/update/:id',
  ...ofEntity(
    'services',
    ...['POST */create', 'PUT */update/:id', 'DELETE */delete/:id', 'POST */restore/:id'],
  ),
  ...['GET employees/:id/week', 'GET employees/:id/hours', 'GET board', 'PUT board/move/:id'],
  ...['POST services/bulk/preview', 'POST services/bulk', 'POST services/bulk/:id/undo'],
  'GET today',
];

const ofAccountant = [
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
  'GET journal/:format',
];

/** Whether a role may make a call of the table (docs/product/roles.md). */
function isLetIn(call: string, callers: Callers, role: Role): boolean {
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

it('names calls that there are for each role', () => {
  const known = Object.entries(table).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  for (const call of [...ownersAlone, ...ofCrewLead, ...ofAccountant]) {
    expect(known).toContain(call);
  }
});

it.each(Object.entries(table))('%s answers each role as the table says', async (path, methods) => {
  const address = path.replace(/:\w+/g, '999999');
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const callers = methods[method];
    for (const role of [undefined, ...roles]) {
      // It would end the session that the following rows need.
      if (path === 'rest-auth/logout' && role !== undefined) continue;
      const { status } = await server.call(method, address, {
        ...(role ? { as: role } : {}),
        ...(method === 'GET' ? {} : { body: { version: 1 } }),
      });
      const decision = [
        method,
        role ?? 'visitor',
        status === 401 || status === 403 ? status : 'let in',
      ];
      // A wrong login is 401 too, for anybody.
      if (path === 'rest-auth/login') continue;
      if (!callers) {
        // Read as a record, `clients/create` does not exist.
        expect([401, 403, 404]).toContain(status);
        continue;
      }
      const isIn =
        role === undefined ? callers === 'all' : isLetIn(`${method} ${path}`, callers, role);
      // A session is no deploy token, so nobody is known there.
      const refusal = role === undefined || callers === 'pipeline' ? 401 : 403;
      expect(decision).toEqual([method, role ?? 'visitor', isIn ? 'let in' : refusal]);
    }
  }
});
