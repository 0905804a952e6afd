import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { carpet } from 'shared-api/contract/quotes/carpet';
import { callApi, type Answered } from './callApi.ts';

/** What the server acknowledged, to be compared with what is stored. */
export interface Responses {
  /** The quote numbers returned for each form key. */
  quotes: Map<string, unknown[]>;
  /** Whether each message was acknowledged, by subject. */
  messages: Map<string, boolean>;
  /** Whether each record update was acknowledged, by the text written. */
  updates: Map<string, boolean>;
  /** Whether each new service was acknowledged, by address. */
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

/** A new client address for each call, since limits are per address. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Retries until there is a response, like a browser with a patient user. */
async function untilAnswered(call: () => Promise<Answered | undefined>): Promise<Answered> {
  for (;;) {
    const answer = await call();
    if (answer) return answer;
    await delay(50);
  }
}

/** Requests quotes, retrying with the same form key if there is no response. */
export async function askForQuotes({ url, responses, signal }: Scene): Promise<void> {
  while (!signal.aborted) {
    const formKey = randomUUID();
    const from = newAddress();
    const body = { ...carpet.examples.valid[0], email: `${formKey}@example.com`, formKey };
    const answers: unknown[] = [];
    responses.quotes.set(formKey, answers);
    const ask = () => callApi(url, 'carpet-quote/', { method: 'POST', body, from });
    answers.push((await untilAnswered(ask)).body['number']);
    // Simulates a double click.
    if (formKey < '4') answers.push((await untilAnswered(ask)).body['number']);
  }
}

/** Sends messages, each only once: the form has no key, and a person would notice the failure. */
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

/**
 * Updates records that others update concurrently; checks the record after a lost response or
 * conflict, as staff would.
 */
export async function changeRecords(scene: Scene): Promise<void> {
  const { url, token, clientIds, responses, signal } = scene;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const id = clientIds[turn % clientIds.length] ?? 0;
    const address = randomUUID();
    responses.updates.set(address, false);
    const { body: record } = await untilAnswered(() => callApi(url, `clients/${id}/`, { token }));
    const answer = await callApi(url, `clients/update/${id}/`, {
      method: 'PUT',
      token,
      body: { ...record, address },
    });
    if (answer?.status === 200) responses.updates.set(address, true);
  }
}

/** Creates completed services and has them invoiced; retries only idempotent calls. */
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
    if (turn % 3 === 0) await untilAnswered(() => callApi(url, 'daily-update', { token }));
    if (turn % 3 === 1) {
      await untilAnswered(() => callApi(url, `create-contract-services/${contractId}`, { token }));
    }
    await delay(20);
  }
}
