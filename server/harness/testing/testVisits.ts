import { randomUUID } from 'node:crypto';
import { cameraPhoto } from './testPhotos.ts';
import type { Answer, TestServer } from './testServer.ts';

/** What a visitor fills in to ask for a visit. */
export const visitRequest = {
  service: 'power-wash',
  name: 'Amara Osei',
  email: 'amara@example.com',
  phone: '519-555-0101',
  address: '12 Erb Street West',
  postalCode: 'n2l 1t2',
  message: 'The driveway,\nwith <moss>.',
  day: '',
  time: 'Morning',
};

/** Sends requests for visits and their photos to a server as visitors do. */
export function visitsOf(server: TestServer) {
  const send = (body: object): Promise<Answer> => server.call('POST', 'visit-requests/', { body });
  const upload = (
    bytes: Buffer,
    { formKey = randomUUID(), name = 'drive.jpg' }: { formKey?: string; name?: string } = {},
  ): Promise<Answer> =>
    server.call(
      'POST',
      `visit-requests/photos/?${new URLSearchParams({ formKey, name }).toString()}`,
      { body: bytes, headers: { 'content-type': 'application/octet-stream' } },
    );
  /** The lead that was stored last. */
  const lastLead = async (): Promise<{ id: number } & Record<string, unknown>> => {
    const { rows } = await server.database.query<{ id: number } & Record<string, unknown>>(
      'SELECT * FROM leads ORDER BY id DESC LIMIT 1',
    );
    return rows[0] ?? { id: 0 };
  };
  /** Sends a request with one photo. @returns its lead and the photo's id */
  const sendWithPhoto = async (): Promise<{ lead: number; photo: string }> => {
    const formKey = randomUUID();
    const photo = String((await upload(await cameraPhoto(), { formKey })).body['id']);
    const { status, text } = await send({ ...visitRequest, formKey, photos: [photo] });
    if (status !== 200) throw new Error(text);
    return { lead: (await lastLead()).id, photo };
  };
  return { send, upload, lastLead, sendWithPhoto };
}
