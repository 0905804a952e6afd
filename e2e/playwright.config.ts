import { defineConfig } from '@playwright/test';
import { chromium, chromiumFlags } from '../scripts/product/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  // One product serves all tests of a run. Three on two cores take a fifth less time, but then a French page with a
  // request for a visit loads a second font once in some twenty times, and why is not known yet.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Bounds a test that hangs, not one on a slow machine.
  timeout: 120_000,
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
    launchOptions: { executablePath: chromium(), args: chromiumFlags, chromiumSandbox: false },
  },
});
