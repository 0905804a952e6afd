import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { pngPhoto } from '../../harness/testing/testPhotos.ts';

const server = serverPerFile({ trustProxy: 1 });
let port: number;
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const addressOf = () => `/api/visit-requests/photos/?formKey=${randomUUID()}&name=a.jpg`;

/** Begins an upload that never goes on. @returns the answer, should there be one */
const beginSlow = (from: string): Promise<string> =>
  new Promise((resolve) => {
    const head = [
      `POST ${addressOf()} HTTP/1.1`,
      'Host: example.ca',
      `X-Forwarded-For: ${from}`,
      'Content-Type: image/jpeg',
      'Content-Length: 12000000',
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n--b`));
    open.push(socket);
    socket.on('data', (chunk) => resolve(String(chunk).split('\r\n', 1)[0] ?? ''));
    socket.on('error', () => resolve('gone'));
  });

const send = async (from: string): Promise<number> => {
  const { status } = await fetch(`http://127.0.0.1:${port}${addressOf()}`, {
    method: 'POST',
    body: new Uint8Array(await pngPhoto()),
    headers: { 'content-type': 'image/png', 'x-forwarded-for': from },
  });
  return status;
};

it('24 uploads from four networks that do not go on keep nobody else out', async () => {
  const take = jest.spyOn(server.photos.places, 'take');
  const underWay = Array.from({ length: 24 }, (_, n) => beginSlow(`10.0.0.${n % 4}`));
  while (take.mock.calls.length < 24) await new Promise((resolve) => setTimeout(resolve, 10));
  take.mockRestore();
  const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => send(`10.0.1.${n % 4}`)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await Promise.race(underWay)).toContain('429');
});
