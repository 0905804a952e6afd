import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { objectStorePerFile } from '../../../harness/testing/builtReleases.ts';
import {
  buildToSend,
  hex,
  pipelineFor,
  pipelineWith,
  type SentBuild,
} from '../../../harness/testing/releases/sentReleases.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import { BucketStorage } from '../storage/BucketStorage.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { Deploys } from './Deploys.ts';
import { isSigned } from './signature.ts';

const server = serverPerFile();
const bucketAt = objectStorePerFile();
let site: Awaited<ReturnType<typeof pipelineFor>>;
beforeAll(async () => {
  site = await pipelineFor(server, 'public-site', 'CI of the site');
});

const stored = (version: string) => server.store.states['public-site'].stored[version];
const file = async (version: string, name: string): Promise<Buffer> =>
  readFile(path.join(await server.store.folderOf('public-site', version), name));

describe('refused, with nothing stored:', () => {
  const refusedBuilds: [string, SentBuild, string][] = [
    ...['../escape.js', 'browser/../../x', '/etc/passwd', 'browser/.hidden', 'signature.json'].map(
      (name): [string, SentBuild, string] => [
        `a file called ${name}`,
        buildToSend('public-site', 'bad', { files: { [name]: Buffer.from('x') } }),
        'is no name of a file of a release',
      ],
    ),
    [
      '10,000 files',
      buildToSend('public-site', 'bad', {
        hashes: Object.fromEntries(
          Array.from({ length: 10_000 }, (_, index) => [`browser/${index}.js`, 'x']),
        ),
      }),
      'may have 5000 files, and this one has 10000',
    ],
    [
      'a brotli file that unfolds to something else',
      buildToSend('public-site', 'bad', {
        files: {
          'browser/a.js': Buffer.from('a'),
          'browser/a.js.br': bomb(),
        },
      }),
      'not what release.json says of them: browser/a.js.br',
    ],
    [
      'sizes that are not those of the files',
      buildToSend('public-site', 'bad', { sizes: { 'main.js': { raw: 1, brotli: 1 } } }),
      'not what release.json says of them: browser/main.js',
    ],
    [
      'a script that is not among the files',
      buildToSend('public-site', 'bad', { scripts: ['other.js'] }),
      'names browser/other.js, which is not among',
    ],
    [
      'a name that would leave the page',
      buildToSend('public-site', 'bad', { scripts: ['"><script>'] }),
      'is wrong at scripts[0]',
    ],
    [
      'a version that is no name of a folder',
      buildToSend('public-site', '../bad'),
      'is wrong at version',
    ],
    [
      'the name of another app in the page',
      buildToSend('public-site', 'bad', { federationName: 'shell' }),
      'is wrong at federationName',
    ],
  ];
  it.each(refusedBuilds)('%s', async (_name, build, why) => {
    const { status, text } = await site.send(build);
    expect(text).toContain(why);
    expect(status).toBe(400);
    expect(stored('bad')).toBeUndefined();
    expect(await server.store.storage.read('public-site/bad/release.json')).toBeUndefined();
  });

  it('what is unsigned, altered, or signed for another release or by another key', async () => {
    const build = buildToSend('public-site', 'forged');
    let other = '';
    await site.begin(buildToSend('public-site', 'second'), (envelope) => {
      other = envelope.signature;
      return envelope;
    });
    const altered = JSON.stringify({ ...build.release, prerender: false, fonts: [], builtAt: '' });
    const statuses = [
      await site.begin(build, (envelope) => ({ ...envelope, signature: '' })),
      await site.begin(build, (envelope) => ({ ...envelope, signature: other })),
      await site.begin(build, (envelope) => ({
        ...envelope,
        release: Buffer.from(altered).toString('base64'),
      })),
      await pipelineWith(
        server,
        `${site.token.split('.')[0]}.${(await pipelineFor(server, 'public-site', 'two')).token.split('.')[1]}`,
      ).begin(build),
      await site.begin(build, () => ({ release: 'x' })),
      await site.begin(build, () => ({})),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 403, 403, 403, 400, 400]);
  });

  it('a file that is altered on its way, too large, or of no upload', async () => {
    const build = buildToSend('public-site', 'altered');
    const { upload } = (await site.begin(build)).body as { upload: string };
    const script = build.files['browser/main.js'] ?? Buffer.alloc(0);
    const put = (hash: string, body: Buffer) =>
      site.call('PUT', `uploads/${upload}/files/${hash}`, body);
    expect((await put(hex(script), Buffer.from('other'))).text).toContain('altered on its way');
    const large = Buffer.alloc(33 * 1024 * 1024);
    const tooLarge = await put(hex(large), large);
    expect([tooLarge.status, tooLarge.text]).toEqual([413, expect.stringContaining('32 MB')]);
    expect((await put('0'.repeat(64), Buffer.from('x'))).status).toBe(404);
    expect((await put('..%2F..', Buffer.from('x'))).status).toBe(404);
  });
});

/** A few bytes that unfold to 64 MB. */
function bomb(): Buffer {
  return brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));
}

describe('at once', () => {
  it('20 releases and two builds of one version are each stored whole or not at all', async () => {
    const builds = Array.from({ length: 20 }, (_, index) =>
      buildToSend('public-site', `many-${index >> 1}`, { builtAt: `build ${index}` }),
    );
    // Two builds of one version differ in a file as well.
    const odd = builds.map(({ release, files }, index) =>
      buildToSend('public-site', release.version, {
        builtAt: release.builtAt,
        files: { 'browser/own.txt': Buffer.from(`${index} ${files['contract.json']?.length}`) },
      }),
    );
    const answers = await Promise.all(odd.map((build) => site.send(build)));
    expect(answers.map(({ status }) => status)).toEqual(odd.map(() => 200));
    for (let index = 0; index < 10; index += 1) {
      const version = `many-${index}`;
      // Reading it checks the hash of each file.
      await server.store.release('public-site', version);
      const bytes = await file(version, 'release.json');
      const { signature } = JSON.parse(String(await file(version, 'signature.json'))) as {
        signature: string;
      };
      expect(isSigned(bytes, signature, site.publicKey)).toBe(true);
    }
  });

  it('a server that dies while it stores leaves nothing that can be seen, and the next one goes on', async () => {
    let writes = 0;
    class DyingStorage extends FolderStorage {
      override write(key: string, content: string | Uint8Array): Promise<void> {
        if (key.startsWith('public-site/cut/') && ++writes > 2) throw new Error('power cut');
        return super.write(key, content);
      }
    }
    const dying = new DyingStorage(server.store.storage.location);
    const build = buildToSend('public-site', 'cut');
    const { upload } = (await site.begin(build)).body as { upload: string };
    for (const content of Object.values(build.files)) {
      await site.call('PUT', `uploads/${upload}/files/${hex(content)}`, content);
    }
    const other = new Deploys(server.database, new ReleaseStore(dying));
    const found = await other.uploads.find('public-site', upload);
    await expect(other.finish(found, 'ci')).rejects.toThrow('power cut');
    await server.store.refresh();
    expect(stored('cut')).toBeUndefined();
    expect(await server.store.folderFor('public-site', 'cut')).toBeUndefined();
    expect((await site.call('POST', `uploads/${upload}/finish`)).status).toBe(200);
    expect(await server.store.release('public-site', 'cut')).toMatchObject({ version: 'cut' });
  });
});

it('stores in a bucket as in a folder, and forgets uploads after a day', async () => {
  const store = new ReleaseStore(
    new BucketStorage(bucketAt('sent/'), path.join(server.folder, 'copies')),
  );
  const deploys = new Deploys(server.database, store);
  const { release, files } = buildToSend('public-site', 'bucket');
  const signature = { algorithm: 'Ed25519', signature: '', publicKey: '', signedBy: '' } as const;
  const bytes = Buffer.from(JSON.stringify(release));
  const manifest = { ...release, hashes: release.hashes ?? {} };
  const { upload, missing } = await deploys.begin(bytes, manifest, { signature });
  expect(missing).toHaveLength(4);
  for (const content of Object.values(files)) {
    await deploys.uploads.keep('public-site', hex(content), content);
  }
  const begun = await deploys.uploads.find('public-site', upload);
  expect(await deploys.finish(begun, 'ci')).toEqual([]);
  expect(await store.release('public-site', 'bucket')).toEqual(release);
  await deploys.uploads.forgetOld(Date.now() + 2 * 24 * 3600_000);
  await expect(deploys.uploads.find('public-site', upload)).rejects.toThrow('no such upload');
});

it('shows where a release comes from, and what it is made of', async () => {
  const written = {
    commit: 'abc',
    isDirty: false,
    builtBy: 'ann',
    pipeline: 'https://ci.example.com/1',
    node: 'v24.1.0',
    packageManager: 'npm/11.3.0',
    builtAt: '2026-01-01T00:00:00.000Z',
  };
  const sbom = Buffer.from('{"bomFormat":"CycloneDX","components":[{}]}');
  const files = { 'provenance.json': Buffer.from(JSON.stringify(written)), 'sbom.json': sbom };
  await site.send(buildToSend('public-site', 'known', { files }));
  const of = (version: string, what: string) =>
    server.call('GET', `releases/public-site/${version}/${what}`, { as: 'Admin' });
  expect((await of('known', 'origin')).body).toEqual({
    provenance: written,
    signature: { signedBy: 'CI of the site', publicKey: site.publicKey, isGood: true },
    promotedFrom: null,
    triedOn: null,
    packages: 1,
  });
  expect((await of('known', 'sbom')).text).toBe(String(sbom));
  expect((await of('cut', 'origin')).body).toMatchObject({ provenance: null, packages: null });
  expect((await of('cut', 'sbom')).text).toContain('Release it again from its sources');
  expect((await of('nine', 'origin')).status).toBe(404);
});
