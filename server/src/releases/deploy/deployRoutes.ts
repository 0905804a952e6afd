import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { deployCalls } from 'shared-api/contract/calls/releases/deploy';
import { deployLimits } from 'shared-api/contract/releases/deploys';
import type { Database } from '../../db/Database.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { takeAttempt } from '../../limits.ts';
import type { FoundDeployToken } from '../../session/tokens/deployTokens.ts';
import { actorOf, type DeployOptions } from './deployOptions.ts';
import { Deploys } from './Deploys.ts';
import { handleGoingLive } from './goLive.ts';
import { handleSets } from './sets.ts';
import { readEnvelope, readManifest } from './readManifest.ts';
import { signatureOf } from './signature.ts';
import { handleStored } from './storedRoutes.ts';
import { hexOf, sha256 } from './UploadStore.ts';

const megabyte = 1024 * 1024;
const largestFile = deployLimits.fileMegabytes * megabyte;
const largestManifest = deployLimits.manifestMegabytes * megabyte;

/** Releases that a token may begin; each may bring `releaseMegabytes` to the storage. */
const begun = { kind: 'deploy-begin', most: 60, minutes: 60 };

/** Files a minute from one address: a release has some hundreds, and several may be sent at once. */
const filesPerMinute = 20_000;

/**
 * What a pipeline does with the deploy token of an app (docs/releases.md): it sends a release, tells what a
 * trial has found, makes it live, and goes back.
 */
export const deployRoutes: FastifyPluginAsync<DeployOptions> = async (app, options) => {
  const { database, store } = options;
  const deploys = new Deploys(database, store);
  await app.register(async (upload) => handleBodies(upload, deploys, database));

  app.handle(deployCalls.checkUpload, async ({ token, params }) => {
    const upload = await deploys.uploads.find(token.app, params.upload);
    const refusals = await deploys.check(upload);
    return { version: upload.manifest.version, refusals };
  });

  app.handle(deployCalls.finishUpload, async ({ token, params }) => {
    const upload = await deploys.uploads.find(token.app, params.upload);
    const refusals = await deploys.finish(upload, actorOf(token));
    return { version: upload.manifest.version, refusals };
  });
  handleGoingLive(app, options);
  handleSets(app, options);
  handleStored(app, options);
};

/** A scope of its own, where every body is read as bytes, whatever its content type. */
function handleBodies(upload: FastifyInstance, deploys: Deploys, database: Database): void {
  upload.removeAllContentTypeParsers();
  upload.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  upload.setErrorHandler<FastifyError>((error) => {
    const params = { megabytes: deployLimits.fileMegabytes };
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      ? new HttpError(413, { code: 'deployFileTooLarge', params })
      : error;
  });

  upload.handle(
    deployCalls.beginUpload,
    async ({ token }, { body }) => {
      const envelope = readEnvelope(body);
      const bytes = Buffer.from(envelope.release, 'base64');
      const manifest = readManifest(bytes);
      if (manifest.app !== token.app) {
        const params = { name: token.name, app: token.app, wanted: manifest.app };
        throw new HttpError(403, { code: 'deployTokenOtherApp', params });
      }
      const signature = signatureOf(bytes, envelope.signature, token);
      await takeBegin(database, token);
      const { promotedFrom } = envelope;
      const from = promotedFrom === undefined ? {} : { promotedFrom };
      return deploys.begin(bytes, manifest, { signature, ...from });
    },
    { bodyLimit: largestManifest, refuseBeforeBody: true },
  );

  upload.handle(
    deployCalls.sendFile,
    async ({ token, params: { upload: id, hash } }, { body }, reply) => {
      const { manifest } = await deploys.uploads.find(token.app, id);
      if (!Object.values(manifest.hashes).some((known) => hexOf(known) === hash)) {
        throw new HttpError(404, { code: 'fileNotOfUpload', params: { hash: hash.slice(0, 64) } });
      }
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const found = sha256(content);
      if (found !== hash) {
        throw invalidInput({ file: { code: 'fileHashWrong', params: { wanted: hash, found } } });
      }
      await deploys.uploads.keep(token.app, hash, content);
      return reply.send();
    },
    {
      bodyLimit: largestFile,
      refuseBeforeBody: true,
      config: { rateLimit: { max: filesPerMinute } },
    },
  );
}

/** @throws HttpError 429 */
async function takeBegin(database: Database, { id }: FoundDeployToken): Promise<void> {
  const wait = await takeAttempt(database, [{ limit: begun, key: String(id) }]);
  if (wait === 0) return;
  const milliseconds = wait * 1000;
  throw new HttpError(
    429,
    { code: 'tooManyDeploys', params: { milliseconds } },
    { retryAfter: wait },
  );
}
