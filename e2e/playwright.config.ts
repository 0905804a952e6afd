import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium, shortVisitFlags } from '../scripts/product/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  // A test spends half of its time waiting, so three share two cores. One product serves them all.
  workers: Math.min(6, Math.ceil(1.5 * availableParallelism())),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Bounds a test that hangs, not one on a slow machine.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by globalSetup, before the workers read this file.
    baseURL: process.env['BASE_URL'] ?? '',
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 800 },
    // Recording takes a seventh of each test's work; a failure is told by its page and its picture.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium(), args: shortVisitFlags, chromiumSandbox: false },
  },
});
