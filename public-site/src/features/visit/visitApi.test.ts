import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { uploadPhoto } from './visitApi.ts';

/** What the server answers to every upload, and how often it was asked. */
let answer: { status: number; retryAfter?: string; message?: string; photoFault?: string };
let asked = 0;

/** Whether nothing is ever answered: the connection has gone quiet. */
let isSilent = false;
const uploads: FakeUpload[] = [];

class FakeUpload {
  status = 0;
  response: unknown;
  readonly upload: { onprogress?: (sent: object) => void } = {};
  onloadend = () => undefined;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => answer.retryAfter ?? null;
  abort = () => this.onloadend();
  send(): void {
    asked += 1;
    uploads.push(this);
    if (isSilent) return;
    this.status = answer.status;
    const { message, photoFault } = answer;
    this.response = { message, photoFault };
    this.onloadend();
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  isSilent = false;
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: original });
});

const start = (signal = new AbortController().signal) =>
  uploadPhoto({
    formKey: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
    file: new File(['x'], 'left.jpg'),
    onProgress: () => undefined,
    signal,
  });

it.each([
  ['half a minute in all', '3', 30_000, 11],
  ['not at all where the server asks for more', '600', 0, 1],
])('waits %s while other uploads are taken', async (_, retryAfter, wait, times) => {
  answer = { status: 429, retryAfter, message: 'Many photos are arriving.' };
  const outcome = start();
  await jest.advanceTimersByTimeAsync(wait);
  expect(await outcome).toEqual({ said: 'Many photos are arriving.' });
  expect(asked).toBe(times);
});

it('stops waiting when the photo is removed', async () => {
  answer = { status: 429, retryAfter: '20' };
  const controller = new AbortController();
  const outcome = start(controller.signal);
  await jest.advanceTimersByTimeAsync(1_000);
  controller.abort();
  expect(await outcome).toEqual({});
  expect(asked).toBe(1);
});

it('tries again while the server has no database, and passes on why photos cannot be kept', async () => {
  answer = { status: 503, retryAfter: '5', message: 'Photos cannot be kept at the moment.' };
  const outcome = start();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toEqual({ said: 'Photos cannot be kept at the moment.' });
  expect(asked).toBe(7);
});

it('gives an upload up whose connection has gone quiet, and not one that goes on slowly', async () => {
  isSilent = true;
  let outcome: unknown;
  void start().then((come) => {
    outcome = come;
  });
  for (const loaded of [1, 2, 3]) {
    await jest.advanceTimersByTimeAsync(170_000);
    uploads.at(-1)?.upload.onprogress?.({ loaded, total: 10 });
  }
  await jest.advanceTimersByTimeAsync(170_000);
  expect(outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(outcome).toEqual({});
});

it('passes on the reason of a file that is no photo, and the words for one that it does not know', async () => {
  const message = '"left.jpg" cannot be opened.';
  answer = { status: 400, message, photoFault: 'photoBroken' };
  expect(await start()).toEqual({ code: 'photoBroken', said: message });
  answer = { status: 400, message, photoFault: 'photoOfTomorrow' };
  expect(await start()).toEqual({ said: message });
});
