import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { overridableApps } from 'shared-api/contract/releases/overrides';
import { appNames } from 'shared-api/contract/releases/release';
import type { Database } from '../../src/db/Database.ts';
import { signRelease } from '../../src/releases/deploy/signature.ts';
import { deployTokenParts, makeDeployToken } from '../../src/session/tokens/deployTokens.ts';
import { buildToSend, hex, type SentBuild } from '../testing/releases/sentReleases.ts';
import { found, idOf, type Preparation, type Tools } from './preparedRecords.ts';

const name = 'fuzz';
const shellName = 'fuzz shell';
let privateKey = '';
/** The secret of the token with which calls of pipelines are made. */
let secret = '';
/** The same of another app, which goes live with it as a set. */
let shellSecret = '';

/** Makes the tokens of the pipelines that are fuzzed. */
export async function makePipeline(database: Database): Promise<void> {
  const shell = { app: 'shell', name: shellName, days: 1 } as const;
  shellSecret = deployTokenParts((await makeDeployToken(database, shell, 'fuzz')).token).secret;
  const made = await makeDeployToken(database, { app: 'public-site', name, days: 1 }, 'fuzz');
  const parts = deployTokenParts(made.token);
  [secret, privateKey] = [parts.secret, parts.privateKey ?? ''];
}

/** Undoes what calls may have done to it. */
export const repairPipeline = async (database: Database): Promise<void> => {
  await database.query(
    'UPDATE deploy_tokens SET revoked_at = NULL, revoked_by = NULL WHERE name = ANY ($1)',
    [[name, shellName]],
  );
};

/** What an Admin's call carries where a pipeline's is meant; undefined for all other calls. */
export const pipelineToken = (path: string): string | undefined =>
  /^\/api\/deploy(?:\/|$)/.test(path) ? secret : undefined;

const sbom = Buffer.from('{"components":[]}');

const newBuild = (): SentBuild =>
  buildToSend('public-site', randomUUID(), { files: { 'sbom.json': sbom } });

function envelopeOf({ release }: SentBuild): string {
  const bytes = Buffer.from(JSON.stringify(release));
  return JSON.stringify({
    release: bytes.toString('base64'),
    signature: signRelease(bytes, privateKey),
  });
}

/** Valid bodies and hostile ones of what begins an upload, and of a file of it. */
export const deployRawBodies = Object.fromEntries(
  ['POST /api/deploy/uploads', 'PUT /api/deploy/uploads/:upload/files/:hash'].map((call) => [
    call,
    {
      type: 'application/octet-stream',
      valid: fc.constant(null).map(() => envelopeOf(newBuild())),
      body: fc.oneof(
        fc.json(),
        fc
          .record({ release: fc.json(), signature: fc.base64String() })
          .map(({ release, signature }) =>
            JSON.stringify({ release: Buffer.from(release).toString('base64'), signature }),
          ),
        fc.constant(null).map(() => envelopeOf(newBuild()).replace('e', 'f')),
      ),
    },
  ]),
);

const version = fc.constantFrom('one', 'two', 'three', '../one');

export const deployBodies = {
  'POST /api/releases/overrides': fc.record({
    app: fc.constantFrom(...overridableApps),
    origin: fc.integer({ min: 1, max: 65_535 }).map((port) => `http://localhost:${port}`),
  }),
  'POST /api/deploy-tokens': fc.record({
    app: fc.constantFrom(...appNames),
    name: fc.uuid(),
    days: fc.integer({ min: 1, max: 365 }),
  }),
  'POST /api/deploy/trials': fc.record({
    version,
    against: fc.constant([]),
    refusals: fc.constant([]),
  }),
  'POST /api/deploy/live': fc.record({
    version,
    way: fc.constantFrom('release', 'rollback'),
    percent: fc.nat(99),
    force: fc.string(),
  }),
  'POST /api/deploy/sets': fc.record({
    version,
    way: fc.constantFrom('release', 'rollback'),
    others: fc.array(
      fc.record({
        token: fc.oneof(
          fc.string(),
          fc.constant(null).map(() => shellSecret),
          fc.constant(null).map(() => secret),
        ),
        version,
      }),
      { maxLength: 3 },
    ),
    force: fc.string(),
  }),
  'POST /api/deploy/previews': fc.record({ version }),
  'POST /api/deploy/previews/end': fc.record({ id: fc.string({ maxLength: 20 }) }),
};

/** Begins an upload and sends some of its files. */
async function begun(
  { call }: Tools,
  isSent: (file: string) => boolean,
): Promise<{ upload: string; build: SentBuild }> {
  const build = newBuild();
  const { body } = await call('POST', '/api/deploy/uploads/', envelopeOf(build));
  const upload = String(body['upload']);
  for (const [file, content] of Object.entries(build.files)) {
    if (!isSent(file)) continue;
    await call('PUT', `/api/deploy/uploads/${upload}/files/${hex(content)}`, content);
  }
  return { upload, build };
}

/** Sends a whole release. @returns where it is read, and a file of it */
async function sent(means: Tools): Promise<{ params: Record<string, string> }> {
  const { upload, build } = await begun(means, () => true);
  await means.call('POST', `/api/deploy/uploads/${upload}/finish`);
  const script = build.files['browser/main.js'] ?? Buffer.alloc(0);
  return {
    params: { app: 'public-site', version: build.release.version, hash: hex(script) },
  };
}

export const deployPreparations: Record<string, Preparation> = {
  'POST /api/deploy-tokens/:id/revoke': async ({ call, bodyOf }) => {
    const { body } = await call('POST', '/api/deploy-tokens/', bodyOf('POST /api/deploy-tokens'));
    return { params: idOf(body) };
  },
  'DELETE /api/releases/overrides/:id': async ({ call, bodyOf }) => {
    await call('POST', '/api/releases/overrides/', bodyOf('POST /api/releases/overrides'));
    const { body } = await call('GET', '/api/releases/overrides/');
    return { params: idOf(found(body, 'results')[0] ?? {}) };
  },
  'PUT /api/deploy/uploads/:upload/files/:hash': async (means) => {
    const { upload, build } = await begun(means, () => false);
    const body = build.files['browser/main.js'] ?? Buffer.alloc(0);
    return { params: { upload, hash: hex(body) }, body };
  },
  'POST /api/deploy/uploads/:upload/check': async (means) => {
    const { upload } = await begun(means, (file) => file === 'contract.json');
    return { params: { upload }, body: {} };
  },
  'POST /api/deploy/uploads/:upload/finish': async (means) => {
    const { upload } = await begun(means, () => true);
    return { params: { upload }, body: {} };
  },
  'POST /api/deploy/live': async (means) => {
    const { version: made } = (await sent(means)).params;
    return { body: { version: made, way: 'release', force: 'A test' } };
  },
  'POST /api/deploy/sets': async (means) => {
    const { version: made } = (await sent(means)).params;
    const { body } = await means.call('GET', '/api/releases/');
    const shell = found(body, 'apps').find(({ app }) => app === 'shell');
    const { version: live } = shell?.['live'] as { version: string };
    const others = [{ token: shellSecret, version: live === 'one' ? 'two' : 'one' }];
    return { body: { version: made, way: 'release', others, force: 'A test' } };
  },
  'POST /api/deploy/previews/end': async ({ call }) => {
    const { body } = await call('POST', '/api/deploy/previews/', { version: 'one' });
    return { body: { id: body['id'] } };
  },
  'GET /api/releases/:app/:version/origin': sent,
  'GET /api/releases/:app/:version/sbom': sent,
  'GET /api/deploy/releases/:app/:version': sent,
  'GET /api/deploy/releases/:app/:version/files/:hash': sent,
};
