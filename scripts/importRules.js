import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';

/** The rooms of the house: a name and the folder that it stands for. */
const rooms = {
  contract: 'shared-api/src/contract',
  store: 'shared-api/src/store',
  client: 'shared-api/src/client',
  'shared-ui': 'shared-ui/src',
  shell: 'shell/src',
  'public-site': 'public-site/src',
  'back-office': 'back-office/src',
  server: 'server/src',
};

/** Which rooms each room may import (the table of ARCHITECTURE.md). */
const mayImport = {
  contract: [],
  store: ['contract'],
  client: ['contract', 'store'],
  'shared-ui': [],
  shell: ['contract', 'store', 'client', 'shared-ui'],
  'public-site': ['contract', 'store', 'client', 'shared-ui'],
  'back-office': ['contract', 'store', 'client', 'shared-ui'],
  server: ['contract'],
};

const root = path.resolve(import.meta.dirname, '..');

/**
 * The forbidden ways between folders, for the rule `no-restricted-paths`. Computed from the folders
 * that are there, so that a new feature is guarded without being listed.
 */
function zones() {
  const between = Object.entries(rooms).flatMap(([room, target]) =>
    Object.entries(rooms)
      .filter(([other]) => other !== room && !mayImport[room].includes(other))
      .map(([other, from]) => ({
        target,
        from,
        message: `${room} may not import ${other} (ARCHITECTURE.md, "Who may import whom").`,
      })),
  );
  const features = ['public-site', 'back-office'].flatMap((app) =>
    foldersOf(`${app}/src/features`).map((feature) => ({
      target: `${app}/src/features/${feature}`,
      from: `${app}/src/features`,
      except: [`./${feature}`],
      message: 'A feature may not import another: move what both need up, or into shared-ui.',
    })),
  );
  return [...between, ...features];
}

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

/** The part of the lint settings that guards who imports whom; tried on its own by a test. */
export const importRules = [
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones() }],
    },
  },
  ...forbiddenLibraries().map(({ files, libraries }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { paths: libraries }] },
  })),
];
