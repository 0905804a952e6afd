import { ofxOfLines } from '../testing/bankStatements.ts';

type Fields = Record<string, unknown>;

/** What preparations of the bank's calls use. */
interface Means {
  call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<{ body: Fields }>;
  bodyOf: (name: string) => Fields;
}

const found = (body: Fields, key: string) => body[key] as Fields[];

const idOf = ({ id }: Fields): { id: string } => ({ id: String(id) });

const upload = '/api/bank-statements/?name=a.ofx';

let imports = 0;

/** An account in US dollars, and the import that it was first seen in. */
async function foreignAccount({ call }: Means) {
  imports += 1;
  const line = { id: `F${imports}`, day: '2026-03-02', amount: '10.00', name: 'Deposit' };
  const file = ofxOfLines([line], '', `77${imports}1234`).replace('<CURDEF>CAD', '<CURDEF>USD');
  await call('POST', upload, file);
  const [made = {}] = found((await call('GET', '/api/bank-statements/')).body, 'results');
  const [account = {}] = found(made, 'accounts');
  return { file: made, account };
}

/** A line of a newly imported file. */
async function importedLine(means: Means): Promise<{ params: { id: string } }> {
  const { file } = await foreignAccount(means);
  const address = `/api/bank-transactions/?fileId=${String(file['id'])}`;
  return { params: idOf(found((await means.call('GET', address)).body, 'results')[0] ?? {}) };
}

/** Half of a new transfer between own accounts. */
async function transfer({ call }: Means): Promise<{ params: { id: string } }> {
  imports += 1;
  const amount = `${imports}999.00`;
  const file = (signed: string, account: string) =>
    ofxOfLines(
      [{ id: `T${imports}`, day: '2026-03-02', amount: signed, name: 'Moved' }],
      '',
      `88${imports}${account}`,
    );
  await call('POST', upload, file(`-${amount}`, '1111'));
  await call('POST', upload, file(amount, '2222'));
  const transfers = found((await call('GET', '/api/bank-transfers/')).body, 'results');
  const mine = transfers.find((each) => each['amount'] === Number(amount));
  return { params: { id: String(mine?.['outId']) } };
}

/** Creates what calls of the bank need in order to succeed, by method and path. */
export const bankPreparations = {
  'PUT /api/bank-transactions/:id': importedLine,
  'POST /api/bank-transfers/:id/split': transfer,
  'POST /api/bank-transfers/:id/join': async (means: Means) => {
    const { params } = await transfer(means);
    await means.call('POST', `/api/bank-transfers/${params.id}/split`);
    return { params };
  },
  'POST /api/bank-statements/:id/undo': async (means: Means) => ({
    params: idOf((await foreignAccount(means)).file),
  }),
  'PUT /api/bank-accounts/:id': async (means: Means) => {
    const { account } = await foreignAccount(means);
    const body = means.bodyOf('PUT /api/bank-accounts/:id');
    return { params: idOf(account), body: { ...body, version: 1, currency: 'USD' } };
  },
  'POST /api/bank-rates': async (means: Means) => {
    const { account } = await foreignAccount(means);
    const where = { accountId: account['id'], currency: 'USD', month: '2026-03', fileId: null };
    return { body: { ...means.bodyOf('POST /api/bank-rates'), ...where } };
  },
};
