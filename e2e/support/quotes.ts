import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** The service page that most quote tests use. */
export const carpet = '/services/Janitorial/Carpet';

const begun = Date.now();

/** A day that is neither blocked nor within the rush hours; the same one past midnight. */
export const inAMonth = (): string => new Date(begun + 30 * 86_400_000).toISOString().slice(0, 10);

/** A day within the rush hours. */
export const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The form's note when the day is within the rush hours. */
export const rushNote = 'An extra fee applies if service is needed within the next 72 hours.';

/**
 * Options of a file that asks for many quotes: its visitors come from a network of their own, since a
 * network may ask for 30 an hour (docs/product/limits.md).
 * @param part last part of the network's address, another one in each file
 */
export const fromNetwork = (part: number): { extraHTTPHeaders: Record<string, string> } => ({
  extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${part}` },
});

/** A visitor's address that no other test uses. */
export const email = (name: string): string => `${name}-${randomUUID().slice(0, 13)}@example.com`;

/** Scrolls an element into the middle of the window. */
export const showInMiddle = (page: Page, element: Locator): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center' })).then(() => settled(page));

/** Waits until the browser has painted twice: it moves a page to keep its place before that. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
