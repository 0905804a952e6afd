import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { prefixes } from 'shared-api/contract/values/language';
import { demoLogins } from '../../src/demo/loadDemo.ts';
import { pngPhoto } from '../testing/testPhotos.ts';
import { agreementPreparations } from './agreements.ts';
import { ofxOfLines } from '../testing/bankStatements.ts';
import { bankPreparations } from './bankPreparations.ts';
import { bookPreparations } from './books.ts';
import { bulkPreparations } from './bulk.ts';
import { contractPreparations } from './contracts.ts';
import { deployPreparations } from './deploys.ts';
import { depositPreparations } from './deposits.ts';
import { importPreparations } from './imports.ts';
import { leadPreparations } from './leads.ts';
import { ledgerPreparations } from './ledgerPreparations.ts';
import { clientPlacePreparations } from './clientPlaces.ts';
import { workingHoursPreparations } from './workingHours.ts';
import { found, idOf, issued, made, type Preparation, type Tools } from './preparedRecords.ts';

/** The id of a new login without sessions. */
async function newLogin({ call, bodyOf }: Tools): Promise<Record<string, unknown>> {
  const path = '/api/people/create';
  const body = { ...bodyOf(`POST ${path}`), role: 'Employee', password: 'stapled donkeys fly' };
  await call('POST', path, body);
  const { username } = body as { username?: unknown };
  const people = found((await call('GET', '/api/people/')).body, 'results');
  return people.find((person) => person['username'] === username) ?? {};
}

/** The company's day. */
const today = (): string => companyDay(Date.now() / 1000, 'America/Toronto');

const currentPassword = demoLogins.admin.password;

/** Starts setting up a second factor and returns the code that confirms it. */
async function begunFactor({ call }: Tools): Promise<{ code: string }> {
  const { body } = await call('POST', '/api/account/factor/begin', { currentPassword });
  const secret = Secret.fromBase32(String(body['secret']).replaceAll(' ', ''));
  return { code: TOTP.generate({ secret }) };
}

async function confirmedFactor(means: Tools): Promise<void> {
  await means.call('POST', '/api/account/factor/confirm', await begunFactor(means));
}

/** A payment of a newly issued invoice, with a card that can be charged. */
async function payment(means: Tools) {
  const { invoiceNumber, total } = await issued(means);
  const { key } = means.bodyOf('POST /api/process-payment');
  const due = { invoice: String(invoiceNumber), amount: Number(total).toFixed(2) };
  return { ...due, key: String(key), token: await means.cardToken() };
}

/** The key of a payment that has been made. */
async function paid(means: Tools): Promise<{ params: { key: string } }> {
  const body = await payment(means);
  await means.call('POST', '/api/process-payment/', body);
  return { params: { key: body.key } };
}

/** An incoming e-transfer that matches a newly issued invoice. */
async function suggestion(means: Tools): Promise<{ id: string; invoiceId: unknown }> {
  const name = `Payer ${String(Date.now())}`;
  const client = await made(means, 'clients', { fullName: name, companyName: '' });
  const cents = 10_000 + (Date.now() % 80_000);
  const invoice = await issued(means, { clientId: client['id'], subTotal: cents / 100 });
  const day = String(invoice['dateTs']);
  const line = { day, amount: String(invoice['total']), name: `Interac e-Transfer ${name}` };
  const type = 'CREDIT';
  await means.call('POST', '/api/bank-statements/?name=a.ofx', ofxOfLines([{ ...line, type }]));
  const { body } = await means.call('GET', '/api/payment-suggestions/');
  const mine = found(body, 'results').find((each) => each['invoiceId'] === invoice['id']);
  return { id: String(mine?.['transactionId']), invoiceId: invoice['id'] };
}

const ofEntity = (entity: EntityName): Record<string, Preparation> => ({
  [`PUT /api/${entity}/update/:id`]: async (means) => {
    const record = await made(means, entity);
    const body = means.bodyOf(`PUT /api/${entity}/update/:id`);
    return { params: idOf(record), body: { ...body, version: record['version'] } };
  },
  [`DELETE /api/${entity}/delete/:id`]: async (means) => ({
    params: idOf(await made(means, entity)),
  }),
  [`POST /api/${entity}/restore/:id`]: async (means) => {
    const params = idOf(await made(means, entity));
    await means.call('DELETE', `/api/${entity}/delete/${params.id}`);
    return { params };
  },
});

/** The secret of a newly requested quote. */
async function answered({ call, bodyOf }: Tools): Promise<{ params: { secret: string } }> {
  const { body } = await call('POST', '/api/carpet-quote/', bodyOf('POST /api/carpet-quote'));
  return { params: { secret: String(body['secret']) } };
}

/** A lead with a photo, and the photo's id. */
async function photographed(means: Tools): Promise<{ params: { id: string; photo: string } }> {
  const formKey = randomUUID();
  const path = `/api/visit-requests/photos/?formKey=${formKey}`;
  const { body: uploaded } = await means.call('POST', path, await pngPhoto());
  const photo = String(uploaded['id']);
  const request = { ...means.bodyOf('POST /api/visit-requests'), formKey, photos: [photo] };
  await means.call('POST', '/api/visit-requests/', request);
  const leads = found((await means.call('GET', '/api/leads/?source=Visit')).body, 'results');
  return { params: { ...idOf(leads[0] ?? {}), photo } };
}

/** A request for a visit. */
async function requested({ call, bodyOf }: Tools): Promise<{ params: { key: string } }> {
  const formKey = randomUUID();
  await call('POST', '/api/visit-requests/', { ...bodyOf('POST /api/visit-requests'), formKey });
  return { params: { key: formKey } };
}

const ofPages = (prefix: string): Record<string, Preparation> => ({
  [`POST ${prefix}/services/:category/:title`]: () =>
    Promise.resolve({ params: { category: 'Janitorial', title: 'Carpet' } }),
  [`POST ${prefix}/all-quotes`]: () => Promise.resolve({ query: '?kind=carpet' }),
  [`GET ${prefix}/quote-answer/:secret`]: answered,
  [`POST ${prefix}/quote-answer/:secret`]: answered,
  [`GET ${prefix}/payment-receipt/:key`]: paid,
  [`GET ${prefix}/request-sent/:key`]: requested,
});

/**
 * Creates what a call needs in order to succeed, by method and path; all other calls succeed with
 * existing data.
 */
export const preparations: Record<string, Preparation> = {
  ...Object.fromEntries(entityNames.flatMap((entity) => Object.entries(ofEntity(entity)))),
  ...Object.fromEntries(
    Object.values(prefixes).flatMap((prefix) => Object.entries(ofPages(prefix))),
  ),
  ...bankPreparations,
  ...bulkPreparations,
  ...contractPreparations,
  ...importPreparations,
  ...leadPreparations,
  'GET /api/quote-answers/:secret': answered,
  'GET /api/quote-answers/:secret/file': answered,
  'POST /api/quote-answers/:secret/wishes': answered,
  'POST /api/visit-requests/photos': () => Promise.resolve({ query: `?formKey=${randomUUID()}` }),
  'GET /api/leads/:id/photos/:photo': photographed,
  'DELETE /api/leads/:id/photos/:photo': photographed,
  'POST /api/account/sessions/:id/end': async ({ call }) => {
    const sessions = found((await call('GET', '/api/account/')).body, 'sessions');
    return { params: idOf(sessions.find((session) => session['isCurrent'] !== true) ?? {}) };
  },
  'POST /api/account/factor/confirm': async (means) => ({ body: await begunFactor(means) }),
  'POST /api/account/factor/remove': async (means) => {
    await confirmedFactor(means);
    return { body: { currentPassword } };
  },
  'POST /api/account/factor/recovery-codes': async (means) => {
    await confirmedFactor(means);
    return { body: { currentPassword } };
  },
  'PUT /api/people/:id/role': async (means) => ({
    params: idOf(await newLogin(means)),
    body: { role: 'Admin' },
  }),
  'PUT /api/people/:id/disabled': async (means) => ({
    params: idOf(await newLogin(means)),
    body: { disabled: true },
  }),
  'PUT /api/people/:id/employee': async (means) => ({
    params: idOf(await newLogin(means)),
    body: { employeeId: (await made(means, 'employees'))['id'] },
  }),
  'PUT /api/people/:id/password': async (means) => ({
    params: idOf(await newLogin(means)),
    body: { password: 'correct horse battery' },
  }),
  'POST /api/people/:id/factor/reset': async (means) => ({ params: idOf(await newLogin(means)) }),
  ...Object.fromEntries(
    [
      '/api/rate-card',
      '/api/bank-rules',
      '/api/booking-rules',
      '/api/company-data',
      '/api/mail-words',
    ].map((path): [string, Preparation] => [
      `PUT ${path}`,
      async ({ call, bodyOf }) => {
        const { version } = (await call('GET', `${path}/`)).body;
        return { body: { ...bodyOf(`PUT ${path}`), version } };
      },
    ]),
  ),
  'POST /api/releases/preview/end': async ({ call }) => {
    const preview = { app: 'public-site', version: 'one', days: 1 };
    await call('POST', '/api/releases/preview', preview);
    const apps = found((await call('GET', '/api/releases/')).body, 'apps');
    const site = apps.find(({ app }) => app === preview.app) ?? {};
    return { body: { app: preview.app, id: found(site, 'previews')[0]?.['id'] } };
  },
  'GET /preview/open/:token': async ({ call }) => {
    const preview = { app: 'public-site', version: 'one', days: 1 };
    const { body } = await call('POST', '/api/releases/preview', preview);
    return { params: { token: String(body['path']).split('/').at(-1) ?? '' } };
  },
  'POST /api/invoices/:id/void': async (means) => {
    const invoice = await issued(means);
    return { params: idOf(invoice), body: { version: invoice['version'], reason: 'A test' } };
  },
  ...ledgerPreparations,
  ...bookPreparations,
  ...agreementPreparations,
  ...Object.fromEntries(
    ['send', 'mark-sent'].map((action): [string, Preparation] => [
      `POST /api/invoices/:id/${action}`,
      async (means) => {
        const invoice = await issued(means);
        const body = means.bodyOf(`POST /api/invoices/:id/${action}`);
        // It cannot have been sent before it was made, which was today.
        const day = action === 'mark-sent' && { day: today() };
        return { params: idOf(invoice), body: { ...body, ...day, version: invoice['version'] } };
      },
    ]),
  ),
  'GET /api/daily-runs/:id': async ({ call }) => {
    await call('POST', '/api/daily-update');
    const runs = found((await call('GET', '/api/daily-runs/')).body, 'results');
    return { params: idOf(runs[0] ?? {}) };
  },
  ...depositPreparations,
  ...deployPreparations,
  ...workingHoursPreparations,
  ...clientPlacePreparations,
  'POST /api/process-payment': async (means) => ({ body: await payment(means) }),
  'POST /api/checkout': async (means) => {
    const { invoice, amount, key } = await payment(means);
    return { body: { invoice, amount, key } };
  },
  'GET /api/payment-status/:key': paid,
  'POST /api/payment-status/:key/abandon': paid,
  'POST /api/payment-status/:key/withdraw': paid,
  'GET /api/payment-receipts/:key/file': paid,
  'POST /api/payment-suggestions/:id/accept': async (means) => {
    const { id, invoiceId } = await suggestion(means);
    return { params: { id }, body: { invoiceId } };
  },
  'POST /api/payment-suggestions/:id/undo': async (means) => {
    const { id, invoiceId } = await suggestion(means);
    await means.call('POST', `/api/payment-suggestions/${id}/accept`, { invoiceId });
    return { params: { id } };
  },
  'POST /api/payment-suggestions/:id/refuse': async (means) => ({
    params: { id: (await suggestion(means)).id },
  }),
  'GET /api/download-quote/:number': async (means) => ({
    params: { number: String((await made(means, 'quotes'))['number']) },
  }),
  'POST /api/todays-services-summary/:secret/mark': async (means) => {
    const employee = await made(means, 'employees');
    const { id: employeeId } = employee;
    const planned = { serviceStatus: 'Scheduled', dateTs: `${today()}T09:00` };
    const { serviceCode } = await made(means, 'services', { ...planned, employeeId });
    const body = means.bodyOf('POST /api/todays-services-summary/:secret/mark');
    return { params: { secret: String(employee['secret']) }, body: { ...body, serviceCode } };
  },
  'PUT /api/board/move/:id': async (means) => {
    const planned = { serviceStatus: 'Scheduled', dateTs: '2026-03-02T09:00' };
    const service = await made(means, 'services', planned);
    const body = means.bodyOf('PUT /api/board/move/:id');
    return {
      params: idOf(service),
      body: { ...body, employeeId: null, version: service['version'] },
    };
  },
  'POST /api/releases/live': () =>
    Promise.resolve({ body: { app: 'public-site', version: 'two', force: 'A test' } }),
};

/** Routes that cannot succeed here, with the reason. */
export const cannotPass: Record<string, string> = {
  'POST /api/payment-events': 'takes events that the provider has signed',
  'POST /api/money-back/refunds/:id/seen': 'is of a refund that the provider has failed',
  'POST /api/money-back/unexplained/:id/seen': 'is of a refund that the provider has told of',
  'GET /schedule-worker.js': 'comes with a release of back-office, and those here are too small',
  'POST /payment': "is the form of the provider's page, and the sandbox pays by the card form",
  'POST /fr/payment': "is the form of the provider's page, and the sandbox pays by the card form",
  'GET /api/imports/:id/undo': 'is of an import that a job has carried out, and none run here',
  'POST /api/imports/:id/undo': 'is of an import that a job has carried out, and none run here',
  'POST /api*': 'answers what is no call, with 404',
  'PUT /api*': 'answers what is no call, with 404',
  'DELETE /api*': 'answers what is no call, with 404',
  'GET /metrics': 'is for nobody where no token is set, as in tests',
};
