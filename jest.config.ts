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
  testEnvironment: 'node',
});

const browser = (name: string) => ({
  ...shared,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../webpack/jest/setupBrowser.ts'],
});

export default {
  // Real databases, stores and child processes: a slow machine is no failure.
  testTimeout: 30_000,
  projects: [
    node('shared-api'),
    {
      ...node('server'),
      globalSetup: '<rootDir>/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
    },
    node('scripts'),
    node('webpack'),
    browser('shared-ui'),
    browser('shell'),
    browser('public-site'),
    browser('back-office'),
  ],
} satisfies Config;
