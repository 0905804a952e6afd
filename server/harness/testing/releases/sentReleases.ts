import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { signRelease } from '../../../src/releases/deploy/signature.ts';
import { deployTokenParts } from '../../../src/session/tokens/deployTokens.ts';
import type { Answer, TestServer } from '../testServer.ts';

/** A build as it is sent: `release.json`, and its files by name. */
export interface SentBuild {
  release: Release;
  files: Record<string, Buffer>;
}

const base64 = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** The hash of a file as it stands in addresses. */
export const hex = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The smallest build that a server takes from a pipeline. */
export function buildToSend(
  app: AppName,
  version: string,
  { files: more = {}, ...facts }: Partial<Release> & { files?: Record<string, Buffer> } = {},
): SentBuild {
  const script = Buffer.from(`/* ${app} ${version} */ ${'x'.repeat(200)}`);
  const packed = brotliCompressSync(script);
  const files: Record<string, Buffer> = {
    'browser/main.js': script,
    'browser/main.js.br': packed,
    'browser/logo.svg': Buffer.from('<svg/>'),
    'contract.json': Buffer.from('{"version":"1.0.0","calls":{},"client":[]}'),
    ...more,
  };
  const release: Release = {
    app,
    version,
    federationName: app.replace('-', '_'),
    scripts: ['main.js'],
    styles: [],
    preload: [],
    fonts: [],
    prerender: false,
    shared: {},
    sizes: { 'main.js': { raw: script.length, brotli: packed.length } },
    hashes: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, base64(content)]),
    ),
    budgets: [],
    builtAt: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
  return { release, files };
}

/** A pipeline with a token. */
export interface TestPipeline {
  call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Answer>;
  /** Begins to send a build; `alter` changes the envelope that is signed already. */
  begin: (
    build: SentBuild,
    alter?: (envelope: { release: string; signature: string }) => object,
  ) => Promise<Answer>;
  /** Sends a build whole. @returns the answer to its end */
  send: (build: SentBuild) => Promise<Answer>;
}

/** A pipeline with a token of its own for an app. */
export async function pipelineFor(
  server: TestServer,
  app: AppName,
  name: string,
  publicKey?: string,
): Promise<TestPipeline & { id: number; token: string; publicKey: string }> {
  const { body } = await server.call('POST', 'deploy-tokens/', {
    as: 'Admin',
    body: { app, name, days: 30, ...(publicKey === undefined ? {} : { publicKey }) },
  });
  const made = body as { id: number; token: string; publicKey: string };
  return { ...made, ...pipelineWith(server, made.token) };
}

export function pipelineWith(server: TestServer, token: string): TestPipeline {
  const { secret, privateKey = '' } = deployTokenParts(token);
  const call: TestPipeline['call'] = (method, path, body) =>
    server.call(method, `deploy/${path}`, {
      headers: {
        authorization: `Bearer ${secret}`,
        ...(Buffer.isBuffer(body) || typeof body === 'string'
          ? { 'content-type': 'application/octet-stream' }
          : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
  const begin: TestPipeline['begin'] = ({ release }, alter = (envelope) => envelope) => {
    const bytes = Buffer.from(JSON.stringify(release));
    const signature = privateKey === '' ? '' : signRelease(bytes, privateKey);
    const envelope = alter({ release: bytes.toString('base64'), signature });
    return call('POST', 'uploads/', JSON.stringify(envelope));
  };
  return {
    call,
    begin,
    async send(build) {
      const begun = await begin(build);
      if (begun.status !== 201) return begun;
      const { upload, missing } = begun.body as { upload: string; missing: string[] };
      for (const content of Object.values(build.files)) {
        const hash = hex(content);
        if (missing.includes(hash)) await call('PUT', `uploads/${upload}/files/${hash}`, content);
      }
      return call('POST', `uploads/${upload}/finish`);
    },
  };
}
