import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Tests run as native ES modules, so that what is tested is what Node and webpack load. */
const shared = {
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // A CSS Module's class names are their own names in a test.
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/../webpack/jest/cssModule.ts',
    '\\.(css|woff2|svg|png|avif|webp|mp4|webm)$': '<rootDir>/../webpack/jest/file.ts',
  },
} satisfies Config;

const node = (name: string) => ({
  ...shared,
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../webpack/jest/native/NativeEnvironment.ts',
  runtime: '<rootDir>/../webpack/jest/native/NativeRuntime.ts',
});

/** One PostgreSQL for a run, however many of its projects ask for it. */
const database = {
  globalSetup: '<rootDir>/../server/harness/testing/run/globalSetup.ts',
  globalTeardown: '<rootDir>/../server/harness/testing/run/globalTeardown.ts',
};

const browser = (name: string) => ({
  ...shared,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../webpack/jest/setupBrowser.ts'],
});

export default {
  // Bounds a test that hangs: with real databases and child processes a slow machine is no failure.
  testTimeout: 300_000,
  // One more than cores, since files that wait for processes and timers leave theirs idle. More than four
  // would ask the run's PostgreSQL for more connections than it grants.
  maxWorkers: Math.min(4, availableParallelism() + 1),
  // Modules of tests stay in a worker's memory; a new worker begins small.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/webpack/jest/longestFirst.ts',
  projects: [
    node('shared-api'),
    {
      ...node('server'),
      setupFilesAfterEnv: ['<rootDir>/harness/testing/run/beforeEachFile.ts'],
      ...database,
    },
    { ...node('scripts'), ...database },
    node('webpack'),
    browser('shared-ui'),
    browser('shell'),
    browser('public-site'),
    browser('back-office'),
  ],
} satisfies Config;
