import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { floors, mayImport, rooms } from './importFloors.js';

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
            ? `${room}/${part} needs a floor in scripts/importFloors.js.`
            : `${room}/${part} may import only what stands on floors below its own (scripts/importFloors.js).`,
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
