import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { daysAfter } from 'shared-api/contract/values/days';
import { frenchDay } from 'shared-api/contract/values/frenchDays';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { cameraPhoto } from '../../harness/testing/testPhotos.ts';
import { visitRequest as request, visitsOf } from '../../harness/testing/testVisits.ts';

const server = serverPerFile();
// Each test sends what the others send, and no form is to be known from them.
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM sent_forms'));
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

describe('the confirmation of a request for a visit', () => {
  const confirmations = async (lead: number) => {
    const { rows } = await server.database.query<{ subject: string; text: string }>(
      `SELECT subject, text_body AS text FROM mails
       WHERE entity = 'leads' AND record_id = $1 AND recipient = $2 ORDER BY id`,
      [lead, request.email],
    );
    return rows.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }));
  };
  const inFrench = (body: object) =>
    server.call('POST', 'visit-requests/', { body, headers: { 'x-language': 'fr' } });

  it('says what was asked for', async () => {
    const { lead } = await sendWithPhoto();
    expect((await confirmations(lead)).map(({ text }) => text)).toEqual([
      expect.stringContaining(
        [
          'Service: Power Wash',
          'Requested for: any day, morning',
          'Address: 12 Erb Street West, N2L 1T2',
          'Photos: 1',
        ].join('\n'),
      ),
    ]);
  });

  it('says it in French to who reads French', async () => {
    const day = daysAfter(companyDay(Date.now() / 1000, server.company.timeZone), 7);
    expect((await inFrench({ ...request, day, time: 'Evening' })).status).toBe(200);
    const [mail] = await confirmations((await lastLead()).id);
    expect(mail?.text).toContain(
      [
        'Service : Lavage à pression',
        `Jour souhaité : ${frenchDay(day).replaceAll('\u00a0', ' ')}, le soir`,
        'Adresse : 12 Erb Street West, N2L 1T2',
        'Photos : aucune',
      ].join('\n'),
    );
  });

  it.each(['Win at lucky.example/x', 'Write to a@b', '//x', 'x'.repeat(101)])(
    'does not repeat %s as an address: it may go to a stranger',
    async (address) => {
      await send({ ...request, address });
      const [mail] = await confirmations((await lastLead()).id);
      expect(mail?.text).toContain('\nAddress: N2L 1T2\n');
      expect(mail?.text).not.toContain(address);
    },
  );

  it('comes in the other language too where the form is sent again in it, once however often', async () => {
    const formKey = randomUUID();
    await send({ ...request, formKey });
    const { id } = await lastLead();
    const again = await Promise.all(Array.from({ length: 30 }, () => inFrench(request)));
    for (const { status, body } of again) {
      expect([status, body['message']]).toEqual([200, expect.stringContaining('Merci')]);
    }
    expect(await lastLead()).toMatchObject({ id, language: 'fr' });
    expect((await confirmations(id)).map(({ subject }) => subject)).toEqual([
      'We have your request for a visit',
      'Votre demande de visite',
    ]);
    // Back and forth: the office answers in the last one, without another mail.
    for (const body of [request, { ...request, formKey }]) {
      await send(body);
      await inFrench(body);
    }
    expect(await lastLead()).toMatchObject({ id, language: 'fr' });
    expect(await confirmations(id)).toHaveLength(2);
  });

  it('leaves a lead alone that somebody has taken up', async () => {
    await send(request);
    const { id } = await lastLead();
    await server.database.query("UPDATE leads SET status = 'Handled' WHERE id = $1", [id]);
    expect((await inFrench(request)).body['message']).toContain('Merci');
    expect(await lastLead()).toMatchObject({ id, language: 'en' });
    expect(await confirmations(id)).toHaveLength(1);
  });
});

it('from outside the service area is taken, and both sides are told', async () => {
  const away = 'H2X is not on our regular routes; for larger jobs we do come';
  const { status, body } = await send({ ...request, postalCode: 'h2x 1y4' });
  expect(status).toBe(200);
  expect(body['message']).toContain(away);
  const { rows } = await server.database.query<{ recipient: string; text: string }>(
    `SELECT recipient, text_body AS text FROM mails WHERE entity = 'leads' AND record_id = $1`,
    [(await lastLead()).id],
  );
  const said = Object.fromEntries(rows.map(({ recipient, text }) => [recipient, text]));
  expect(said[server.company.email]).toContain('H2X is outside the service area.');
  expect(said[request.email]).toContain(away);

  const { body: near } = await send(request);
  expect(near['message']).not.toContain('routes');
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
    const another = { ...request, message: 'The deck', formKey, photos: [photo] };
    const { status, body } = await send(another);
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ photos: expect.stringContaining('choose them again') });
  }
});
