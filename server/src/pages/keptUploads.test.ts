import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from '@jest/globals';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { cameraPhoto, heicPhoto } from '../../harness/testing/testPhotos.ts';

const server = serverPerFile({ trustProxy: 1 });
let url: string;
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/fr/services/Janitorial/Power%20Wash`;
});

interface Answer {
  status: number;
  html: string;
}

async function post(from: string, init: RequestInit): Promise<Answer> {
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': from };
  const answer = await fetch(url, { ...init, method: 'POST', redirect: 'manual', headers });
  return { status: answer.status, html: await answer.text() };
}

const typed = {
  name: 'Amara "Ama" Osei',
  email: 'amara@example.com',
  phone: '519-555-0101',
  address: '12 Erb Street West',
  postalCode: 'N2L 1T2',
  message: 'The driveway, with <moss>',
};

/** Sends the form as a browser does without scripts. */
async function send(
  values: Record<string, string>,
  files: Record<string, Buffer>,
  from: string,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.append('photos', new Blob([new Uint8Array(bytes)]), name);
  }
  return post(from, { body: form });
}

/** What the button of the page sends. */
const keptIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, ...parts]) =>
        parts.map((part) =>
          part.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code))),
        ),
    ),
  ) as Record<string, string>;

/** The sentence about photos, and the field in which they can be chosen again. */
const aboutPhotos = (html: string) => ({
  lost: /<p>(Les photos ne peuvent[^<]*)/.exec(html)?.[1],
  canChoose: /<form method="post" enctype="multipart\/form-data">.*<input type="file"/.test(html),
});

it('a request with photos that comes too often keeps its texts and names its photos', async () => {
  await Promise.all(Array.from({ length: 60 }, () => send({ message: '' }, {}, '10.8.0.1')));
  const photo = await cameraPhoto();
  const limited = await send(typed, { 'left.jpg': photo, '<b>.jpg': photo }, '10.8.0.1');
  expect(limited.status).toBe(429);
  expect(keptIn(limited.html)).toEqual(typed);
  expect(limited.html).toContain('<button>Envoyer de nouveau</button>');
  expect(aboutPhotos(limited.html)).toEqual({
    lost: 'Les photos ne peuvent pas être conservées\u00a0: «\u00a0left.jpg\u00a0» et «\u00a0&#60;b&#62;.jpg\u00a0». Choisissez-les de nouveau ici ou envoyez la demande sans elles.',
    canChoose: true,
  });
  const without = await send(typed, {}, '10.8.0.1');
  expect(keptIn(without.html)).toEqual(typed);
  expect(aboutPhotos(without.html)).toEqual({ lost: undefined, canChoose: false });
});

it('photos that the server has are not asked for again', async () => {
  // No page can be shown: the test server has no releases.
  const early = await send(
    { ...typed, message: ' ' },
    { 'left.jpg': await cameraPhoto(), 'IMG_2.HEIC': heicPhoto() },
    '10.8.0.2',
  );
  expect(early.status).toBe(503);
  expect(aboutPhotos(early.html).lost).toContain('conservées\u00a0: «\u00a0IMG_2.HEIC\u00a0».');
  const again = await send({ ...keptIn(early.html), message: 'The driveway' }, {}, '10.8.0.2');
  expect(again.status).toBe(303);
  const { rows } = await server.database.query(
    `SELECT message, (SELECT string_agg(name, ' ') FROM photos WHERE lead_id = leads.id) AS photos
     FROM leads WHERE source = 'Visit'`,
  );
  expect(rows).toEqual([{ message: 'The driveway', photos: 'left.jpg' }]);
});

it('a request whose body never becomes a form is refused without one', async () => {
  await Promise.all(Array.from({ length: 60 }, () => send({ message: '' }, {}, '10.8.0.3')));
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
    const { status, html } = await post('10.8.0.3', {
      headers: { 'content-type': type },
      body: 'nothing of a form',
    });
    expect(status).toBe(429);
    expect(keptIn(html)).toEqual({});
    expect(html).toContain('Revenir au formulaire');
  }
});
