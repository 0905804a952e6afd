import { randomUUID } from 'node:crypto';
import { idOf, type Preparation, type Tools } from './preparedRecords.ts';

const query = '?name=clients.csv&entity=clients';

/** A file of one client who is not known yet. */
const fileOfOne = (): string => `Name,Email\nAnn Lee,ann.${randomUUID()}@example.com\n`;

const choice = {
  mapping: [
    { heading: 'Name', field: 'fullName' },
    { heading: 'Email', field: 'email' },
  ],
  duplicates: 'skip',
  dayOrder: 'ymd',
};

const uploaded = async ({ call }: Tools) =>
  idOf((await call('POST', `/api/imports/${query}`, fileOfOne())).body);

/** What calls about imports need. Undoing one needs a job that has carried it out. */
export const importPreparations: Record<string, Preparation> = {
  'POST /api/imports': () => Promise.resolve({ query }),
  'GET /api/imports/:id': async (means) => ({ params: await uploaded(means) }),
  'POST /api/imports/:id/check': async (means) => ({
    params: await uploaded(means),
    body: choice,
  }),
  'POST /api/imports/:id/start': async (means) => {
    const params = await uploaded(means);
    const { body } = await means.call('POST', `/api/imports/${params.id}/check`, choice);
    const { plan } = body['report'] as { plan: string };
    return { params, body: { plan } };
  },
  'GET /api/imports/:id/refused': async (means) => {
    const params = await uploaded(means);
    await means.call('POST', `/api/imports/${params.id}/check`, choice);
    return { params };
  },
};
