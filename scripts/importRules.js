import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';

/** The packages of the project and their folders. */
const rooms = {
  contract: 'shared-api/src/contract',
  store: 'shared-api/src/store',
  client: 'shared-api/src/client',
  'shared-ui': 'shared-ui/src',
  storybook: 'shared-ui/.storybook',
  shell: 'shell/src',
  'public-site': 'public-site/src',
  'back-office': 'back-office/src',
  server: 'server/src',
  harness: 'server/harness',
  webpack: 'webpack',
  scripts: 'scripts',
  e2e: 'e2e',
};

/** Which rooms each room may import (the table of ARCHITECTURE.md). */
const mayImport = {
  contract: [],
  store: ['contract'],
  client: ['contract', 'store'],
  'shared-ui': [],
  storybook: ['shared-ui', 'webpack'],
  shell: ['contract', 'store', 'client', 'shared-ui'],
  'public-site': ['contract', 'store', 'client', 'shared-ui'],
  'back-office': ['contract', 'store', 'client', 'shared-ui'],
  server: ['contract'],
  harness: ['contract', 'server'],
  webpack: ['contract'],
  scripts: Object.keys(rooms).filter((room) => room !== 'e2e'),
  e2e: ['contract', 'scripts'],
};

/**
 * The floors of a room that has rooms of its own, lowest first: a folder or a file of it may import
 * only those on floors below its own, so that no circle can arise. Each one has to be named. A folder
 * inside a room that has grown folders of its own goes by its path.
 */
export const floors = {
  contract: [
    ['values'],
    ['messages'],
    ['fields'],
    ['billing', 'company', 'history', 'schedule'],
    ['quotes'],
    ['site'],
    ['entities'],
    ['pages', 'staff'],
    ['releases'],
    ['reports'],
    ['calls'],
    ['testing'],
  ],
  server: [
    ['refusals'],
    ['outcomes'],
    [
      'HttpError.ts',
      'escapeHtml.ts',
      'hideSecrets.ts',
      'KeyedQueue.ts',
      'languageOf.ts',
      'networkOf.ts',
      'sandboxKeys.ts',
      'uuidOf.ts',
    ],
    ['environment.ts', 'recordIds.ts', 'submissionKey.ts', 'telemetry', 'workers'],
    ['config.ts'],
    ['company.ts', 'db'],
    ['audit', 'jobs', 'limits.ts', 'numbers', 'pricing', 'rendering', 'sentForms.ts'],
    ['documents', 'ledger', 'session'],
    ['http'],
    ['bank', 'entities', 'releases'],
    ['mail', 'photos', 'schedule'],
    [
      'billing',
      'clients',
      'contact',
      'deposits',
      'exports',
      'imports',
      'leads',
      'payments',
      'quotes',
      'reports',
      'settings',
      'today',
      'visits',
    ],
    [
      'backups',
      'demo',
      'downloads',
      'observe',
      'pages',
      'plugins',
      'reference',
      'createWorkers.ts',
    ],
    ['AppOptions.ts'],
    ['api.ts'],
    ['app.ts'],
    ['greet.ts'],
    ['serve.ts'],
    ['main.ts'],
  ],
  'server/src/session': [
    ['log', 'passwords', 'sessions.ts'],
    ['authenticate.ts', 'factors', 'tokens'],
    ['login'],
    ['people'],
    ['accountRoutes.ts', 'forgetOldLogins.ts', 'sessionRoutes.ts'],
  ],
  harness: [
    ['database', 'sandbox', 'serverEnvironment.ts'],
    ['testing'],
    ['fuzz', 'chaos', 'statements', 'ledger'],
  ],
  webpack: [
    [
      'apps.ts',
      'assets.d.ts',
      'catalogues.ts',
      'checkMedia.ts',
      'checkOneRuntime.ts',
      'compile.ts',
      'compress.ts',
      'fastRefresh',
      'fonts',
      'hashes.ts',
      'integrity.ts',
      'jest',
      'lockedPackages.ts',
      'minimizer.ts',
      'sourceMaps.ts',
    ],
    ['devPage.ts', 'inputs.ts', 'origin', 'rules.ts', 'shared.ts'],
    ['browserConfig.ts', 'otherSites', 'releaseFile.ts'],
    ['aloneConfig.ts', 'nodeConfig.ts'],
    ['build.ts', 'dev.ts', 'storybook.ts'],
  ],
  scripts: [
    ['product', 'tests'],
    ['art', 'attack', 'bench', 'media', 'mutate', 'pipelines', 'releases'],
    // Commands, and what guards all of it.
    [
      'completeLockFile.ts',
      'importRules.js',
      'noLiteralText.js',
      'recordContract.ts',
      'runTests.ts',
      'sizeRules.js',
      'start.ts',
    ],
  ],
  e2e: [['support'], ['playwright.config.ts', 'tests']],
};

const root = path.resolve(import.meta.dirname, '..');

/** What `serve.ts` may reach: a server without a payment provider's keys starts it. */
const sandbox = './sandbox';

/** Forbidden ways between the rooms of the house. */
function zonesBetweenRooms() {
  return Object.entries(rooms).flatMap(([room, target]) =>
    Object.entries(rooms)
      .filter(([other]) => other !== room && !mayImport[room].includes(other))
      .map(([other, from]) => ({
        target,
        from,
        message: `${room} may not import ${other} (ARCHITECTURE.md, "Who may import whom").`,
      })),
  );
}

/** A feature of an app may not import another; computed, so that a new one is guarded unlisted. */
function zonesBetweenFeatures() {
  return ['public-site', 'back-office'].flatMap((app) =>
    foldersOf(`${app}/src/features`).map((feature) => ({
      target: `${app}/src/features/${feature}`,
      from: `${app}/src/features`,
      except: [`./${feature}`],
      message: 'A feature may not import another: move what both need up, or into shared-ui.',
    })),
  );
}

/** Ways within a room that do not lead down. What its list does not name may import nothing. */
function zonesBetweenFloors() {
  return Object.entries(floors).flatMap(([room, list]) => {
    const folder = folderOf(room);
    return partsOf(room).map((part) => {
      const floor = list.findIndex((parts) => parts.includes(part));
      const below = list.slice(0, Math.max(floor, 0)).flat();
      return {
        target: `${folder}/${part}`,
        from: folder,
        except: [part, ...below].map((name) => `./${name}`),
        message:
          floor < 0
            ? `${room}/${part} needs a floor in scripts/importRules.js.`
            : `${room}/${part} may import only what stands on floors below its own (scripts/importRules.js).`,
      };
    });
  });
}

/** The folder of a room, or of what has floors inside one. */
const folderOf = (room) => rooms[room] ?? room;

/** The folders and source files that stand in a room, tests not counted. */
export function partsOf(room) {
  return readdirSync(path.join(root, folderOf(room)), { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? entry.name !== 'node_modules' : isSource(entry.name)))
    .map((entry) => entry.name);
}

const isSource = (name) => /\.(ts|js)$/.test(name) && !/\.test\.ts$/.test(name);

function foldersOf(folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const router = {
  name: 'react-router-dom',
  message: 'Use shared-ui/router: the router must be one copy in the page.',
};
const redux = {
  name: 'react-redux',
  message: 'Use shared-api/store: the store must be one copy in the page.',
};
const not = (name, room) => ({ name, message: `${room} stays free of ${name}.` });

/** Libraries that a room must not reach for, or only through the face that shares it. */
function forbiddenLibraries() {
  return [
    { files: ['{shell,public-site,back-office}/src/**'], libraries: [router, redux] },
    {
      files: ['shared-ui/src/**'],
      libraries: [
        redux,
        not('@reduxjs/toolkit', 'The design system'),
        not('formik', 'The design system'),
      ],
    },
    {
      files: ['shared-api/src/contract/**'],
      libraries: ['react', 'react-redux', '@reduxjs/toolkit', 'node:fs', 'node:path', 'pg'].map(
        (name) => not(name, 'The contract'),
      ),
    },
  ];
}

const restrict = (zones) => ({
  'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
});

/**
 * The part of the lint settings that guards who imports whom; tried on its own by a test.
 * @type {import('eslint').Linter.Config[]}
 */
export const importRules = [
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: restrict([...zonesBetweenRooms(), ...zonesBetweenFeatures(), ...zonesBetweenFloors()]),
  },
  {
    // The one product file that may load something of the harness, and only where it is needed.
    files: ['server/src/serve.ts'],
    rules: {
      ...restrict([
        ...zonesBetweenRooms().map((zone) =>
          zone.target === rooms.server && zone.from === rooms.harness
            ? { ...zone, except: [sandbox] }
            : zone,
        ),
        ...zonesBetweenFloors(),
      ]),
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/harness/**'], message: 'Load the sandbox where it is needed: import().' },
          ],
        },
      ],
    },
  },
  {
    // A test may start a whole server, and look at any room of its package.
    files: ['**/*.test.{ts,tsx}'],
    rules: restrict([
      ...zonesBetweenRooms().filter(
        ({ target, from }) => target !== rooms.server || from !== rooms.harness,
      ),
      ...zonesBetweenFeatures(),
    ]),
  },
  ...forbiddenLibraries().map(({ files, libraries }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { paths: libraries }] },
  })),
];
