import { afterAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { readMultipart } from '../http/readMultipart.ts';
import { limitBodyTime, timeLimits } from './timeLimits.ts';

const app = Fastify();
limitBodyTime(app, timeLimits, app.initialConfig.bodyLimit ?? 0);
app.get('/', () => 'read without its body');
afterAll(() => app.close());

/** Timers that keep the process alive. */
const timers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

it('does not wait for a body that was left unread once its call is answered', async () => {
  await app.ready();
  const before = timers();
  const answer = await app.inject({ method: 'GET', url: '/', payload: 'x'.repeat(200_000) });
  expect(answer.statusCode).toBe(200);
  // The rest of the body is drained over the following turns.
  for (let turn = 0; turn < 20 && timers() > before; turn += 1) await setImmediate();
  expect(timers()).toBe(before);
});

describe('a form with files', () => {
  /**
   * Milliseconds without data after which an upload is refused, longer than a busy machine takes to send some,
   * and a longer time for one file.
   */
  const patience = 2_000;
  const work = 2_500;
  const size = 2_000_000;

  const forms = Fastify();
  limitBodyTime(forms, { ...timeLimits, body: patience }, forms.initialConfig.bodyLimit ?? 0);
  forms.addContentTypeParser('multipart/form-data', (_request, payload, done) =>
    done(null, payload),
  );
  forms.post('/', { config: { takesFiles: true } }, async ({ body, headers }) => {
    const sizes: (number | undefined)[] = [];
    await readMultipart(body as Readable, {
      headers,
      largestFile: size,
      async onFile({ bytes }) {
        await setTimeout(work);
        sizes.push(bytes?.length);
      },
    });
    return sizes;
  });
  afterAll(() => forms.close());
  const address = forms.listen({ host: '127.0.0.1', port: 0 });

  it('is taken however long the server works on each file', async () => {
    const form = new FormData();
    for (const name of ['a', 'b']) form.append('photos', new Blob([Buffer.alloc(size)]), name);
    const answer = await fetch(await address, { method: 'POST', body: form });
    expect(await answer.json()).toEqual([size, size]);
  });

  it('is refused where its client stops sending', async () => {
    const part = `--b\r\ncontent-disposition: form-data; name="photos"; filename="a"\r\n\r\n`;
    async function* sentInPart() {
      yield Buffer.concat([Buffer.from(part), Buffer.alloc(size), Buffer.from(`\r\n${part}`)]);
      await setTimeout(20 * patience, undefined, { ref: false });
    }
    const answer = await fetch(await address, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Readable.toWeb(Readable.from(sentInPart())),
      duplex: 'half',
    });
    expect(answer.status).toBe(408);
  });
});
