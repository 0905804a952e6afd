import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { cameraPhoto } from '../../harness/testing/testPhotos.ts';
import { visitRequest as request, visitsOf } from '../../harness/testing/testVisits.ts';

const server = serverPerFile();
beforeEach(() => server.database.query('DELETE FROM attempts'));
const { send, upload, lastLead, sendWithPhoto } = visitsOf(server);

it('becomes a lead and a mail to the company, which count the photos', async () => {
  const { lead } = await sendWithPhoto();
  expect(await lastLead()).toMatchObject({
    source: 'Visit',
    status: 'New',
    name: 'Amara Osei',
    postal_code: 'N2L 1T2',
    request_date_ts: null,
    request_time: 'Morning',
    subject: 'Visit for Power Wash, 1 photo',
  });
  const { rows } = await server.database.query(
    "SELECT recipient, subject, text_body, html_body FROM mails WHERE entity = 'leads' AND record_id = $1",
    [lead],
  );
  expect(rows[0]).toMatchObject({
    recipient: server.company.email,
    subject: 'Visit for Power Wash, 1 photo',
    text_body: expect.stringContaining('Address: 12 Erb Street West, N2L 1T2'),
    html_body: expect.stringContaining('with &lt;moss&gt;.'),
  });
});

it('keeps photos upright, resized, and without where they were taken', async () => {
  const { lead, photo } = await sendWithPhoto();
  const { body } = await server.call('GET', `leads/${lead}/photos/`, { as: 'Admin' });
  expect(body['results']).toEqual([
    {
      id: photo,
      name: 'drive.jpg',
      width: 800,
      height: 1200,
      thumbnail: expect.stringMatching(/^data:image\/webp;base64,/),
    },
  ]);
  const answer = await server.app.inject({
    url: `/api/leads/${lead}/photos/${photo}/`,
    headers: { authorization: 'Token none' },
  });
  expect(answer.statusCode).toBe(401);
  const whole = await server.photos.picture(lead, photo);
  const { format, exif, xmp, iptc, orientation, width, height } = await sharp(whole).metadata();
  expect({ format, exif, xmp, iptc, orientation, width, height }).toEqual({
    format: 'jpeg',
    width: 800,
    height: 1200,
  });
  expect(whole.includes('Secret camera')).toBe(false);
});

it.each(['', 'x'])(
  'takes a message of characters beyond 16 bits, wherever the mail cuts it',
  async (start) => {
    const message = start + '🙂'.repeat(200);
    expect((await send({ ...request, message })).status).toBe(200);
  },
);

it('makes one lead of a form that is sent twice, and refuses other answers under its key', async () => {
  const formKey = randomUUID();
  const before = (await lastLead()).id;
  const answers = await Promise.all([1, 2, 3].map(() => send({ ...request, formKey })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await lastLead()).id).toBeGreaterThan(before);
  const { rows } = await server.database.query('SELECT FROM leads WHERE form_key = $1', [formKey]);
  expect(rows).toHaveLength(1);
  expect((await send({ ...request, formKey, message: 'Another' })).status).toBe(409);
});

describe('a request that is sent again', () => {
  const photosOf = async (lead: number) => (await server.photos.ofLead(lead)).map(({ id }) => id);
  const uploadNamed = async (formKey: string, name: string) =>
    String((await upload(await cameraPhoto(60, 40), { formKey, name })).body['id']);

  it('gives its lead the photos that are new, after those it has', async () => {
    const formKey = randomUUID();
    const first = await uploadNamed(formKey, 'left.jpg');
    expect((await send({ ...request, formKey, photos: [first] })).status).toBe(200);
    const lead = await lastLead();
    const second = await uploadNamed(formKey, 'right.jpg');
    const repeat = { ...request, formKey, photos: [second, first] };
    expect((await send(repeat)).status).toBe(200);
    expect((await send(repeat)).status).toBe(200);
    expect(await photosOf(lead.id)).toEqual([first, second]);
    expect(await lastLead()).toMatchObject({
      id: lead.id,
      subject: expect.stringMatching('2 photos'),
    });
  });

  it('does not get a copy of a photo that was uploaded once more', async () => {
    const formKey = randomUUID();
    const [first, copy] = [
      await uploadNamed(formKey, 'a.jpg'),
      await uploadNamed(formKey, 'a.jpg'),
    ];
    await send({ ...request, formKey, photos: [first] });
    expect((await send({ ...request, formKey, photos: [copy] })).status).toBe(200);
    expect(await photosOf((await lastLead()).id)).toEqual([first]);
  });

  it('is refused for more photos than a request may have in all', async () => {
    const formKey = randomUUID();
    const ids: string[] = [];
    for (let count = 0; count <= photoLimits.count; count += 1) {
      ids.push(await uploadNamed(formKey, `${count}.jpg`));
    }
    await send({ ...request, formKey, photos: ids.slice(1) });
    const { status, body } = await send({ ...request, formKey, photos: ids.slice(0, 1) });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ photos: expect.stringContaining('You can send 6 photos') });
    expect(await photosOf((await lastLead()).id)).toEqual(ids.slice(1));
  });
});

it.each([
  [{ name: ' ' }, 'name', 'Name is missing.'],
  [{ email: 'amara@example' }, 'email', 'You must enter a valid email address.'],
  [{ phone: '' }, 'phone', 'Phone is missing.'],
  [{ address: '' }, 'address', 'Street address is missing.'],
  [{ postalCode: '90210' }, 'postalCode', 'Enter the postal code as N2L 3G1.'],
  [{ message: '\n' }, 'message', 'Tell us in a few words what it is about.'],
  [{ day: 'tomorrow' }, 'day', 'Choose a date.'],
  [{ service: 'carpet' }, 'service', expect.stringContaining('Service must be one of')],
  [
    { photos: Array.from({ length: 7 }, () => randomUUID()) },
    'photos',
    expect.stringContaining('You can send 6 photos'),
  ],
])('is refused with %j', async (change, field, text) => {
  const { status, body } = await send({ ...request, ...change });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ [field]: text });
});

it('is refused for a day that has passed', async () => {
  const { status, body } = await send({ ...request, day: '2020-02-03' });
  expect(status).toBe(405);
  expect(body['errors']).toEqual({ day: expect.stringContaining('has passed') });
});

it('does not give photos of one form to another, nor the same one twice', async () => {
  const { photo } = await sendWithPhoto();
  for (const formKey of [randomUUID(), undefined]) {
    const { status, body } = await send({ ...request, formKey, photos: [photo] });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ photos: expect.stringContaining('choose them again') });
  }
});
