import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { publicCompany, type Company } from 'shared-api/contract/company/company';
import { languages, type Language } from 'shared-api/contract/values/language';
import { cameraPhoto } from '../../server/harness/testing/testPhotos.ts';
import { root } from '../../webpack/apps.ts';
import { compile } from '../../webpack/compile.ts';
import { nodeConfig } from '../../webpack/nodeConfig.ts';
import { makeMedia } from './makeMedia.ts';
import { captions, film, plainPhoto, svgLogo } from './testMedia.ts';

/** What `texts.json` holds. */
type Texts = Readonly<Record<string, object>>;

interface Site {
  /** The content of a page, as the server would send it. */
  page: (path: string, language: Language) => Promise<string>;
  /** A photograph, film or logo of the site by its address. */
  file: (address: string) => Promise<Buffer | undefined>;
  remove: () => Promise<void>;
}

/** Builds the pages of a company that has photographs, films and logos of its own, for a test. */
export async function siteWithPhotos(texts: Texts): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-photos-'));
  const [source, target] = [path.join(folder, 'media'), path.join(folder, 'own')];
  for (const name of Object.keys(texts)) {
    const file = path.join(source, name);
    await mkdir(path.dirname(file), { recursive: true });
    for (const [ending, bytes] of await filesOf(name)) await writeFile(file + ending, bytes);
  }
  await writeFile(path.join(source, 'texts.json'), JSON.stringify(texts));
  const { complaints } = await makeMedia({ source, target });
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const renders = new Map<Language, (input: object) => Promise<{ html: string }>>();
  for (const language of languages) {
    const output = path.join(folder, language);
    await compile(await configOf(language, target, output));
    const load = createRequire(import.meta.url);
    const { render } = load(path.join(output, 'prerender.cjs')) as {
      render: (input: object) => Promise<{ html: string }>;
    };
    renders.set(language, render);
  }
  const file = await readFile(path.join(root, 'server/company.json'), 'utf8');
  const company = publicCompany(JSON.parse(file) as Company);
  return {
    async page(address, language) {
      const boot = {
        apps: { public_site: null, back_office: null },
        company,
        shellVersion: '',
        prerendered: true,
      };
      const { html } = (await renders.get(language)?.({ path: address, boot })) ?? { html: '' };
      return html;
    },
    async file(address) {
      // Builds put a hash into the name.
      const name = path.basename(address).replace(/\.[0-9a-f]{4}(?=\.)/, '');
      const made = await readdir(target, { recursive: true });
      const file = made.find((one) => path.basename(one) === name);
      return file === undefined ? undefined : readFile(path.join(target, file));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The files of a medium by their endings: what the folder of its name holds. */
async function filesOf(name: string): Promise<(readonly [ending: string, bytes: Buffer])[]> {
  if (name.startsWith('clients/')) return [['.svg', svgLogo]];
  if (!name.startsWith('films/')) return [['.jpg', await cameraPhoto(1000, 1300)]];
  return [
    ['.jpg', await plainPhoto(540, 960)],
    ['.mp4', await film('mp4')],
    ['.webm', await film('webm')],
    ['.en.vtt', captions],
  ];
}

/** The server's build of a language, with the photographs made in another folder. */
async function configOf(language: Language, target: string, output: string) {
  const config = nodeConfig('public-site', {
    mode: 'production',
    publicPath: '/own/',
    ...(language === 'en' ? {} : { language }),
  });
  return {
    ...config,
    output: { ...config.output, path: output },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]own[\\/][\w-]+[\\/](transcripts[\\/])?(photos|texts|films|logos)\.ts$/,
        (module) => {
          module.request = path.join(target, module.request.replace(/^.*own[\\/]/, ''));
        },
      ),
      ...(config.plugins ?? []),
    ],
  };
}
