import { validRange, valid } from 'semver';
import * as yup from 'yup';
import { deployLimits, type DeployEnvelope } from 'shared-api/contract/releases/deploys';
import { appNames, type Release } from 'shared-api/contract/releases/release';
import { versionPattern } from 'shared-api/contract/releases/releaseIds';
import { HttpError } from '../../HttpError.ts';

/** A part of a path: no dot at its beginning, so neither `..` nor a hidden file. */
const segment = String.raw`[\w@~+-][\w.@~+-]*`;

/** A name below a folder of the release. */
const namePattern = new RegExp(`^${segment}(?:/${segment}){0,6}$`);

/** Files that a build may consist of; what the server writes itself is not among them. */
const filePattern = new RegExp(
  `^(?:(?:browser|node|maps)(?:/${segment}){1,7}|(?:contract|journeys|provenance|sbom)\\.json)$`,
);

const longestName = 200;

const text = () => yup.string().strict().defined().max(1_000);
const names = () => yup.array(text().matches(namePattern).max(longestName)).strict().max(500);
const count = () => yup.number().strict().defined().integer().min(0);

const parts = {
  scripts: names().defined().min(1),
  styles: names().defined(),
  preload: names().defined(),
};

/** A table by names that the build chooses. */
const tableOf = <Value>(value: yup.ISchema<Value>, most: number) =>
  yup.lazy((table: unknown) =>
    yup
      .object(
        typeof table === 'object' && table !== null
          ? Object.fromEntries(Object.keys(table).map((key) => [key, value]))
          : {},
      )
      .strict()
      .required()
      .test('most', `has more than ${most} entries`, () => Object.keys(table ?? {}).length <= most),
  );

/** The facts of a release that pages are composed from; a stranger's are not taken as they are. */
const manifestSchema = yup
  .object({
    app: text().oneOf(appNames),
    version: text().matches(versionPattern),
    federationName: text().test(
      'ofApp',
      'is not that of the app',
      (name, { parent }) => name === (parent as Release).app.replace('-', '_'),
    ),
    ...parts,
    translations: tableOf(yup.object(parts).strict().required(), 10).optional(),
    early: names().optional(),
    scheduleWorker: text().matches(namePattern).max(longestName).optional(),
    fonts: names().defined(),
    prerender: yup.boolean().strict().defined(),
    shared: tableOf(
      yup
        .object({
          version: text().test('version', 'is no version', (version) => valid(version) !== null),
          requiredVersion: text().test(
            'range',
            'is no range of versions',
            (range) => validRange(range) !== null,
          ),
        })
        .strict()
        .required(),
      100,
    ),
    sizes: tableOf(yup.object({ raw: count(), brotli: count() }).strict().required(), 5_000),
    budgets: yup
      .array(
        yup
          .object({ part: text().oneOf(['first', 'all']), bytes: count(), limit: count() })
          .strict()
          .required(),
      )
      .strict()
      .defined()
      .max(4),
    builtAt: text().max(40),
  })
  .strict()
  .required();

/** A SHA-256 as base64. */
const hashPattern = /^[A-Za-z0-9+/]{43}=$/;

/** A release whose files all have hashes. */
export type Manifest = Release & { hashes: Record<string, string> };

/** @throws HttpError 400 */
export function readEnvelope(
  body: unknown,
): Required<Pick<DeployEnvelope, 'release'>> & DeployEnvelope {
  try {
    const { release, signature, promotedFrom } = JSON.parse(String(body)) as Partial<
      Record<keyof DeployEnvelope, unknown>
    >;
    if (typeof release !== 'string' || release === '') throw new Error('no release');
    const from = typeof promotedFrom === 'string' ? new URL(promotedFrom).origin : undefined;
    return {
      release,
      signature: typeof signature === 'string' ? signature : '',
      ...(from === undefined ? {} : { promotedFrom: from }),
    };
  } catch {
    throw new HttpError(400, { code: 'uploadUnreadable' });
  }
}

/**
 * Reads the `release.json` that somebody has sent.
 * @throws HttpError 400 with what is wrong with it, and where
 */
export function readManifest(bytes: Buffer): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError(400, { code: 'manifestUnreadable' });
  }
  try {
    manifestSchema.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const path = error.path || 'release.json';
    throw new HttpError(400, { code: 'manifestWrong', params: { path, why: error.message } });
  }
  const release = value as Manifest;
  checkFiles(release);
  return release;
}

function checkFiles(release: Manifest): void {
  const hashes: unknown = release.hashes;
  if (typeof hashes !== 'object' || hashes === null || Array.isArray(hashes)) {
    throw new HttpError(400, {
      code: 'manifestWrong',
      params: { path: 'hashes', why: 'is missing' },
    });
  }
  const files = Object.entries(hashes);
  const most = deployLimits.files;
  if (files.length > most) {
    throw new HttpError(400, { code: 'manifestFiles', params: { count: files.length, most } });
  }
  for (const [file, hash] of files) {
    if (!filePattern.test(file) || file.length > longestName) {
      throw new HttpError(400, { code: 'manifestFile', params: { file: file.slice(0, 100) } });
    }
    if (typeof hash !== 'string' || !hashPattern.test(hash)) {
      const params = { path: `hashes.${file}`, why: 'is no SHA-256 as base64' };
      throw new HttpError(400, { code: 'manifestWrong', params });
    }
  }
  const unlisted = namedFiles(release).find((file) => !Object.hasOwn(hashes, file));
  if (unlisted !== undefined) {
    throw new HttpError(400, { code: 'manifestUnlisted', params: { file: unlisted } });
  }
}

/** Files that pages or servers ask for by what the release says of itself. */
function namedFiles(release: Manifest): string[] {
  const all = [release, ...Object.values(release.translations ?? {})];
  const inBrowser = [
    ...all.flatMap(({ scripts, styles, preload }) => [...scripts, ...styles, ...preload]),
    ...(release.early ?? []),
    ...(release.scheduleWorker === undefined ? [] : [release.scheduleWorker]),
    ...release.fonts,
    ...Object.keys(release.sizes),
  ];
  return [
    'contract.json',
    ...inBrowser.map((name) => `browser/${name}`),
    ...(release.prerender ? ['node/prerender.cjs'] : []),
  ];
}
