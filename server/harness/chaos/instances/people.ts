import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { carpet } from 'shared-api/contract/quotes/carpet';
import { callApi, type Answered } from './callApi.ts';

/** What the server acknowledged, to be compared with what is stored. */
export interface Responses {
  /** The numbers that each form key was answered with. */
  quotes: Map<string, unknown[]>;
  /** Messages by their subject, and whether they were answered. */
  messages: Map<string, boolean>;
  /** Changes of records by the text that was written, and whether they were answered. */
  updates: Map<string, boolean>;
  /** Services that staff have made, by their address, and whether that was answered. */
  services: Map<string, boolean>;
}

export interface Scene {
  url: string;
  token: string;
  clientIds: readonly number[];
  contractId: number;
  responses: Responses;
  signal: AbortSignal;
}

let addresses = 0;

/** Another visitor's address each time: limits are for one address. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Asks again until there is an answer, as a browser with a patient person does. */
async function insist(call: () => Promise<Answered | undefined>): Promise<Answered> {
  for (;;) {
    const answer = await call();
    if (answer) return answer;
    await delay(50);
  }
}

/** Asks for quotes, the same again under the same form key when no answer came. */
export async function askForQuotes({ url, responses, signal }: Scene): Promise<void> {
  while (!signal.aborted) {
    const formKey = randomUUID();
    const from = newAddress();
    const body = { ...carpet.examples.valid[0], email: `${formKey}@example.com`, formKey };
    const answers: unknown[] = [];
    responses.quotes.set(formKey, answers);
    const ask = () => callApi(url, 'carpet-quote/', { method: 'POST', body, from });
    answers.push((await insist(ask)).body['number']);
    // A double click.
    if (formKey < '4') answers.push((await insist(ask)).body['number']);
  }
}

/** Sends messages, each once: the form has no key, and a person would see the failure. */
export async function sendMessages({ url, responses, signal }: Scene): Promise<void> {
  while (!signal.aborted) {
    const subject = randomUUID();
    const body = { name: 'Ann', email: 'ann@example.com', subject, phone: '', message: 'Hello' };
    responses.messages.set(subject, false);
    const call = { method: 'POST', body, from: newAddress() };
    const answer = await callApi(url, 'contact/', call);
    if (answer?.status === 200) responses.messages.set(subject, true);
    await delay(20);
  }
}

/** Changes records that others change too; a lost answer or a conflict is looked into, as staff would. */
export async function changeRecords(scene: Scene): Promise<void> {
  const { url, token, clientIds, responses, signal } = scene;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const id = clientIds[turn % clientIds.length] ?? 0;
    const address = randomUUID();
    responses.updates.set(address, false);
    const { body: record } = await insist(() => callApi(url, `clients/${id}/`, { token }));
    const answer = await callApi(url, `clients/update/${id}/`, {
      method: 'PUT',
      token,
      body: { ...record, address },
    });
    if (answer?.status === 200) responses.updates.set(address, true);
  }
}

/** Makes services that are complete, and has them invoiced; repeats what is safe to repeat. */
export async function runOffice(scene: Scene): Promise<void> {
  const { url, token, clientIds, contractId, responses, signal } = scene;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const address = randomUUID();
    responses.services.set(address, false);
    const answer = await callApi(url, 'services/create', {
      method: 'POST',
      token,
      body: {
        clientId: clientIds[turn % clientIds.length],
        serviceStatus: 'Complete',
        dateTs: '2026-01-15T09:00',
        price: 50,
        address,
      },
    });
    if (answer?.status === 201) responses.services.set(address, true);
    if (turn % 3 === 0) await insist(() => callApi(url, 'daily-update', { token }));
    if (turn % 3 === 1) {
      await insist(() => callApi(url, `create-contract-services/${contractId}`, { token }));
    }
    await delay(20);
  }
}
