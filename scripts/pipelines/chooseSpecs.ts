import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appOf } from 'shared-api/contract/pages/paths';
import { ImportGraph } from './importGraph.ts';

/** Parts of the product that a browser test can depend on. */
export const parts = ['shell', 'public-site', 'back-office', 'server', 'shared-ui'] as const;
export type Part = (typeof parts)[number];

/** The modules from which everything of a part is reached. */
const entries: Record<Exclude<Part, 'shared-ui'>, readonly string[]> = {
  shell: ['shell/src/main.tsx', 'shell/src/early.ts', 'shell/src/federation/runtime.ts'],
  'public-site': ['public-site/src/routes.tsx', 'public-site/src/prerender.tsx'],
  'back-office': [
    'back-office/src/routes.tsx',
    'back-office/src/early.ts',
    'back-office/src/features/schedule/worker/scheduleWorker.ts',
  ],
  server: ['server/src/main.ts', 'server/src/releases/publish.ts'],
};

/** What the tests of a folder need, whatever addresses they open. */
const needsOf: Record<string, readonly Part[]> = {
  site: ['shell', 'server', 'public-site'],
  office: ['shell', 'server', 'back-office'],
  releases: ['shell', 'server', 'public-site', 'back-office'],
  developers: parts,
};

/** Files that are never part of the running product. */
const idle = [
  /\.md$/,
  /\.test\.tsx?$/,
  /\.(?:stories|mdx)\b/,
  /^docs\//,
  /^\.github\//,
  /^(?:deploy\/|Dockerfile$|compose\.yaml$|\.dockerignore$)/,
  /^server\/harness\//,
  /^scripts\/(?!product\/)/,
  /^(?:\.editorconfig|\.gitignore|\.prettier\w+(?:\.json)?|eslint\.config\.js|(?:jest|oxlint)\.config\.ts)$/,
];

/** Files of one part that no module imports, since they are read when it runs or is built. */
const owners: readonly (readonly [RegExp, Part])[] = [
  [/^server\//, 'server'],
  [/^shell\//, 'shell'],
  [/^public-site\//, 'public-site'],
  [/^back-office\//, 'back-office'],
  [/^shared-ui\//, 'shared-ui'],
];

const specFolder = 'e2e/tests';

/** A browser test, and what it depends on. */
interface Spec {
  file: string;
  /** The modules it imports, directly or not. */
  modules: Set<string>;
  parts: Set<Part>;
}

/** Chooses the browser tests that a change can break, by what imports the changed files. */
export class SpecChooser {
  readonly #reached: [Part, Set<string>][];
  readonly #specs: Spec[];

  /** @param root the repository */
  constructor(root: string) {
    const graph = new ImportGraph(root);
    this.#reached = Object.entries(entries).map(([part, modules]) => [
      part as Part,
      graph.reach(modules),
    ]);
    this.#specs = readdirSync(path.join(root, specFolder), { recursive: true })
      .map((file) => `${specFolder}/${String(file).replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith('.spec.ts'))
      .sort()
      .map((file) => specOf(root, file, graph));
  }

  /**
   * The parts that contain a file.
   * @returns all of them for a file that nothing is known of
   */
  partsOf(file: string): readonly Part[] {
    if (idle.some((pattern) => pattern.test(file))) return [];
    const reaching = this.#reached.filter(([, files]) => files.has(file)).map(([part]) => part);
    if (file.startsWith('shared-ui/')) reaching.push('shared-ui');
    if (reaching.length > 0) return reaching;
    const owner = owners.find(([pattern]) => pattern.test(file))?.[1];
    return owner ? [owner] : parts;
  }

  /** The tests for changed files, given by their paths from the root. */
  choose(changed: readonly string[]): string[] {
    const isOfTests = (file: string): boolean => file.startsWith('e2e/');
    const isImported = (file: string): boolean =>
      this.#specs.some(({ modules }) => modules.has(file));
    // Settings of the tests; a helper that no test imports would be one, too.
    const isForAll = changed.some((file) => isOfTests(file) && !isImported(file) && !isSpec(file));
    const touched = new Set(
      changed.filter((file) => !isOfTests(file)).flatMap((f) => this.partsOf(f)),
    );
    return this.#specs
      .filter(
        ({ modules, parts: needed }) =>
          isForAll ||
          changed.some((file) => modules.has(file)) ||
          [...needed].some((part) => touched.has(part)),
      )
      .map(({ file }) => file);
  }
}

const isSpec = (file: string): boolean => file.endsWith('.spec.ts');

function specOf(root: string, file: string, graph: ImportGraph): Spec {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [folder = ''] = file.slice(specFolder.length + 1).split('/');
  const needed = new Set(needsOf[folder] ?? parts);
  for (const [, address = ''] of text.matchAll(/['"`](\/[\w-][^'"`$?#]*)/g)) {
    if (!address.startsWith('/api/') && !address.startsWith('/releases/'))
      needed.add(appOf(address));
  }
  if (/\b(?:logIn|logInByHand)\(/.test(text)) needed.add('back-office');
  if (/\broutes\.(?!login|schedule)\w+\(/.test(text)) needed.add('public-site');
  return { file, modules: graph.reach([file]), parts: needed };
}
