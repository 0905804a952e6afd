import path from 'node:path';
import type { LockFile } from '../lockedPackages.ts';

/** A licence as CycloneDX has it: an id of SPDX, an expression of ids, or a name. */
type Licence = { license: { id: string } } | { license: { name: string } } | { expression: string };

/** A component of a CycloneDX document. */
export interface SbomComponent {
  type: 'application' | 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl?: string;
  licenses?: Licence[];
  hashes?: { alg: 'SHA-512'; content: string }[];
}

/** A bill of materials: CycloneDX 1.5 as JSON. */
export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: {
    timestamp: string;
    tools: { components: SbomComponent[] };
    component: SbomComponent;
  };
  components: SbomComponent[];
}

/** What a bill is of. */
interface Subject {
  app: string;
  version: string;
  builtAt: string;
}

/** The directory of the package that a file belongs to, as the lock file has it. */
function packageOf(file: string, root: string): string | undefined {
  const parts = path.relative(root, file).split(path.sep);
  const last = parts.lastIndexOf('node_modules');
  if (last === -1) return undefined;
  const length = parts[last + 1]?.startsWith('@') ? 2 : 1;
  return parts.slice(0, last + 1 + length).join('/');
}

/** Ids of SPDX; other words are names. */
const spdxId = /^[A-Za-z0-9.-]+$/;

function licencesOf(written: string | undefined): { licenses?: Licence[] } {
  if (written === undefined || written === '') return {};
  if (/ (?:OR|AND|WITH) /.test(written)) return { licenses: [{ expression: written }] };
  if (spdxId.test(written)) return { licenses: [{ license: { id: written } }] };
  return { licenses: [{ license: { name: written } }] };
}

/** The SHA-512 of a package as hex, from the lock file's `sha512-<base64>`. */
function hashesOf(integrity: string | undefined): Pick<SbomComponent, 'hashes'> {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  if (base64 === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}

function componentOf(lock: LockFile, directory: string): SbomComponent | undefined {
  const { version, integrity, license } = lock.packages[directory] ?? {};
  if (version === undefined) return undefined;
  const name = directory.slice(directory.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [, scope, rest] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope === undefined ? {} : { group: scope }),
    name: rest ?? name,
    version,
    ...licencesOf(license),
    ...hashesOf(integrity),
    purl,
  };
}

/**
 * The bill of materials of a build: the packages whose code is in it, by the lock file.
 * @param files the bundled files
 * @param root the project's directory
 */
export function sbomOf(
  { app, version, builtAt }: Subject,
  files: Iterable<string>,
  { lock, root }: { lock: LockFile; root: string },
): Sbom {
  const directories = new Set(
    [...files].map((file) => packageOf(file, root)).filter((found) => found !== undefined),
  );
  const components = new Map(
    [...directories]
      .map((directory) => componentOf(lock, directory))
      .filter((found) => found !== undefined)
      // The same version in two directories is one component.
      .map((component) => [component['bom-ref'], component]),
  );
  const webpack = componentOf(lock, 'node_modules/webpack');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: builtAt,
      tools: { components: webpack ? [webpack] : [] },
      component: { type: 'application', 'bom-ref': `${app}@${version}`, name: app, version },
    },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
}
