import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore, sessionEnded, sessionStarted } from 'shared-api/store';
import type { BootData } from '../contract/pages/boot.ts';
import { errorMessage, errorStatus } from './errors.ts';
import { askForList, askForRecord } from './headStart.ts';
import { keptFirstPage } from './firstPages.ts';
import './joinApi.ts';
import { recordsApi } from './records.ts';
import { wholeState } from './wholeState.ts';
import { memory } from '../store/testing/memory.ts';

const boot = { apps: { public_site: null, back_office: null } } as unknown as BootData;
const admin = { token: 'secret-token', role: 'Admin', username: 'ann' } as const;

/** A server with canned responses that records requests. */
let server: Server;
let asked: IncomingMessage[] = [];
let answer: (url: string) => { status?: number; body: unknown };
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const { status = 200, body } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // In a page, addresses begin at its own origin.
  const RealRequest = globalThis.Request;
  globalThis.Request = class extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init);
    }
  };
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = () => ({ body: {} });
});

const page = (names: string[], next: string | null) => ({
  results: names.map((fullName, id) => ({ id, version: 1, fullName })),
  next,
  previous: null,
  count: 3,
  total: 3,
});

describe('the session', () => {
  it('leaves nothing behind at logout, also not what was loaded', async () => {
    answer = () => ({ body: page(['Amara'], null) });
    const storage = memory({ ...admin });
    const store = createStore(boot, storage);
    await store.dispatch(recordsApi.endpoints.list.initiate({ entity: 'clients' }));
    store.dispatch(sessionEnded({ expired: false }));
    expect([...storage.all.keys()]).toEqual([]);
    expect(wholeState(store).api.queries).toEqual({});
  });

  it('ends when the server no longer knows the token, without forgetting what is on screen', async () => {
    answer = () => ({ body: page(['Amara'], null) });
    const store = createStore(boot, memory({ ...admin }));
    await store.dispatch(recordsApi.endpoints.list.initiate({ entity: 'clients' }));
    answer = () => ({ status: 401, body: { message: 'Please log in.' } });
    await store.dispatch(recordsApi.endpoints.record.initiate({ entity: 'clients', id: 1 }));
    expect(store.getState().session).toEqual({ current: null, expired: true });
    expect(Object.keys(wholeState(store).api.queries)).not.toEqual([]);
    store.dispatch(sessionStarted({ ...admin, username: 'somebody else' }));
    expect(wholeState(store).api.queries).toEqual({});
  });
});

describe('a list', () => {
  it('is asked for with the token, and goes on by next', async () => {
    answer = (url) => ({
      body: url.includes('cursor')
        ? page(['Last'], null)
        : page(['First'], '/api/clients/?page_size=25&cursor=abc'),
    });
    const store = createStore(boot, memory({ ...admin }));
    const list = store.dispatch(recordsApi.endpoints.list.initiate({ entity: 'clients' }));
    await list;
    await store.dispatch(
      recordsApi.endpoints.list.initiate({ entity: 'clients' }, { direction: 'forward' }),
    );
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/clients/?page=1&page_size=25',
      '/api/clients/?page_size=25&cursor=abc',
    ]);
    expect(asked[0]?.headers.authorization).toBe('Token secret-token');
    const { data } = recordsApi.endpoints.list.select({ entity: 'clients' })(wholeState(store));
    expect(data?.pages.flatMap(({ results }) => results.map((r) => r['fullName']))).toEqual([
      'First',
      'Last',
    ]);
  });

  it('is searched at its own address, and a search is not kept', async () => {
    answer = () => ({ body: page(['Found'], null) });
    const storage = memory({ ...admin });
    const store = createStore(boot, storage);
    await store.dispatch(
      recordsApi.endpoints.list.initiate({ entity: 'clients', search: 'maple court' }),
    );
    expect(asked[0]?.url).toBe('/api/clients/search/?q=maple+court&page=1&page_size=25');
    expect(keptFirstPage(storage, 'clients', 'ann')).toBeUndefined();
  });

  it('is kept for the person who saw it', async () => {
    answer = () => ({ body: page(['Amara'], null) });
    const storage = memory({ ...admin });
    const store = createStore(boot, storage);
    await store.dispatch(recordsApi.endpoints.list.initiate({ entity: 'clients' }));
    expect(keptFirstPage(storage, 'clients', 'ann')?.count).toBe(3);
    expect(keptFirstPage(storage, 'clients', 'bob')).toBeUndefined();
    storage.setItem('first-page clients', '{broken');
    expect(keptFirstPage(storage, 'clients', 'ann')).toBeUndefined();
  });
});

it('a call names the language of its page, where that is not the default one', async () => {
  const languages = async (of: BootData) => {
    asked = [];
    await createStore(of, memory()).dispatch(
      recordsApi.endpoints.list.initiate({ entity: 'clients' }),
    );
    return asked.map(({ headers }) => headers['x-language']);
  };
  expect(await languages(boot)).toEqual([undefined]);
  // As a page of a language that is added later would say it.
  expect(await languages({ ...boot, language: 'qps' as 'en' })).toEqual(['qps']);
});

describe('a call whose connection has gone quiet', () => {
  const ask = (store: ReturnType<typeof createStore>) =>
    store.dispatch(recordsApi.endpoints.record.initiate({ entity: 'clients', id: 1 }));

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it('is given up for a visitor, and not for staff, whose exports may take long', async () => {
    const silent = (input: unknown) =>
      new Promise<Response>((_answered, fail) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => fail(signal.reason as Error));
      });
    globalThis.fetch = silent;
    const visitors = ask(createStore(boot, memory()));
    let hasStaffAnswer = false;
    void ask(createStore(boot, memory({ ...admin }))).then(() => {
      hasStaffAnswer = true;
    });
    await jest.advanceTimersByTimeAsync(45_000);
    expect((await visitors).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(hasStaffAnswer).toBe(false);
  });
});

describe('a call that was made ahead', () => {
  const clients = { entity: 'clients' } as const;
  const count = (store: ReturnType<typeof createStore>): number | undefined =>
    recordsApi.endpoints.list.select(clients)(wholeState(store)).data?.pages[0]?.count;

  it('is not made again by the list that it was for, but by the next one', async () => {
    answer = () => ({ body: page(['Amara'], null) });
    askForList(clients, admin.token);
    const store = createStore(boot, memory({ ...admin }));
    await store.dispatch(recordsApi.endpoints.list.initiate(clients));
    expect(count(store)).toBe(3);
    expect(asked.map(({ url }) => url)).toEqual(['/api/clients/?page=1&page_size=25']);
    expect(asked[0]?.headers.authorization).toBe('Token secret-token');
    await store.dispatch(recordsApi.endpoints.list.initiate(clients, { forceRefetch: true }));
    expect(asked).toHaveLength(2);
  });

  it('gives a record as well, and leaves other calls alone', async () => {
    answer = (url) => ({ body: { id: Number(/\d+/.exec(url)?.[0]), version: 1 } });
    askForRecord('invoices', 7, admin.token);
    const store = createStore(boot, memory({ ...admin }));
    const record = (id: number) =>
      store.dispatch(recordsApi.endpoints.record.initiate({ entity: 'invoices', id }));
    expect((await record(8)).data?.id).toBe(8);
    expect((await record(7)).data?.id).toBe(7);
    expect(asked.map(({ url }) => url)).toEqual(['/api/invoices/7/', '/api/invoices/8/']);
  });

  it('is made again for another person', async () => {
    answer = () => ({ body: page(['Amara'], null) });
    askForList(clients, 'token of somebody else');
    const store = createStore(boot, memory({ ...admin }));
    await store.dispatch(recordsApi.endpoints.list.initiate(clients));
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([
      'Token token of somebody else',
      'Token secret-token',
    ]);
  });

  it('is made again when it could not be sent', async () => {
    answer = () => ({ body: page(['Amara'], null) });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    askForList(clients, admin.token);
    globalThis.fetch = realFetch;
    const store = createStore(boot, memory({ ...admin }));
    await store.dispatch(recordsApi.endpoints.list.initiate(clients));
    expect(count(store)).toBe(3);
  });

  it('ends the session when its token is no longer known', async () => {
    answer = () => ({ status: 401, body: { message: 'Please log in.' } });
    askForList(clients, admin.token);
    const store = createStore(boot, memory({ ...admin }));
    await store.dispatch(recordsApi.endpoints.list.initiate(clients));
    expect(store.getState().session).toEqual({ current: null, expired: true });
    expect(asked).toHaveLength(1);
  });
});

describe('the text of a failed call (docs/product/messages.md)', () => {
  it.each([
    [{ status: 405, data: { message: 'Not on that day.' } }, 'Not on that day.', 405],
    [
      { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
      'The server cannot be reached: check the connection and try again.',
      undefined,
    ],
    [
      { status: 'FETCH_ERROR', error: 'TypeError: Load failed' },
      'The server cannot be reached: check the connection and try again.',
      undefined,
    ],
    [
      { status: 'FETCH_ERROR', error: 'TypeError: No route to host' },
      'No route to host. The server cannot be reached: check the connection and try again.',
      undefined,
    ],
    [
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError: <' },
      'An error occurred while processing your request.',
      undefined,
    ],
    [new Error('Broken'), 'Broken', undefined],
    [{ status: 500, data: '<html>' }, 'An error occurred while processing your request.', 500],
    [undefined, 'An error occurred while processing your request.', undefined],
  ])('of %j is %p', (error, text, status) => {
    expect(errorMessage(error)).toBe(text);
    expect(errorStatus(error)).toBe(status);
  });
});
