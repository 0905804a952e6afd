import { idOf, made, type Preparation, type Tools } from './preparedRecords.ts';

/** A contract without end and pause, whose random days could be in no order. */
const open = { firstDay: null, lastDay: null, pausedFrom: null, pausedUntil: null };

/** One that is served every day, so that there are services to change. */
const daily = {
  ...open,
  isActive: true,
  isMonthly: false,
  repeat: 'weekly',
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: true,
  price: 50,
};

const choices = { fitting: 'change', dropped: 'cancel', apart: 'keep' };

/** A new contract, and a change of its fields. */
async function changed(means: Tools) {
  const record = await made(means, 'contracts', open);
  const fields = { ...means.bodyOf('POST /api/contracts/create'), ...open };
  return { params: idOf(record), body: { version: record['version'], fields } };
}

/** What calls need that change a contract together with its services. */
export const contractPreparations: Record<string, Preparation> = {
  'POST /api/contracts/next-visits': ({ bodyOf }) =>
    Promise.resolve({
      body: { id: null, fields: { ...bodyOf('POST /api/contracts/create'), ...open } },
    }),
  'POST /api/contracts/:id/changes/preview': changed,
  'POST /api/contracts/:id/changes': async (means) => {
    const { params, body } = await changed(means);
    return { params, body: { ...body, ...choices } };
  },
  'POST /api/contracts/:id/changes/:change/undo': async (means) => {
    const record = await made(means, 'contracts', daily);
    const { id } = idOf(record);
    await means.call('GET', `/api/create-contract-services/${id}`);
    const change = { version: record['version'], fields: { price: 60 }, ...choices };
    const { body } = await means.call('POST', `/api/contracts/${id}/changes/`, change);
    return { params: { id, change: String(body['changeId']) } };
  },
};
