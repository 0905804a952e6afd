import type { Page } from 'playwright-core';
import {
  budgetKinds,
  type BudgetKind,
  type RouteBudget,
} from 'shared-api/contract/releases/journeys';

/** Bytes that a route's first view loaded, as sent, by kind of file. */
export interface RouteBytes {
  route: string;
  bytes: Record<BudgetKind, number>;
}

/** What a page that was just opened has loaded. */
export async function routeBytes(page: Page, route: string): Promise<RouteBytes> {
  const files = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return {
        path: entry.entryType === 'navigation' ? '' : new URL(name).pathname,
        encodedBodySize,
      };
    }),
  );
  const bytes = Object.fromEntries(budgetKinds.map((kind) => [kind, 0])) as RouteBytes['bytes'];
  for (const { path, encodedBodySize } of files) {
    const kind = kindOf(path);
    if (kind) bytes[kind] += encodedBodySize;
  }
  return { route, bytes };
}

/** @param path of a file; empty for the page itself */
function kindOf(path: string): BudgetKind | undefined {
  if (path === '') return 'html';
  if (path.endsWith('.css')) return 'styles';
  if (path.endsWith('.js')) return 'scripts';
  if (/\.(avif|webp|png|jpe?g|gif|svg|ico)$/.test(path)) return 'pictures';
  return path.endsWith('.woff2') ? 'fonts' : undefined;
}

/** What each route loads over its budget, a sentence each. */
export function overBudget(
  routes: readonly RouteBytes[],
  budgets: readonly RouteBudget[],
): string[] {
  return routes.flatMap(({ route, bytes }) => {
    const budget =
      budgets.find((own) => own.route === route) ?? budgets.find((own) => own.route === '*');
    if (!budget) return [];
    return budgetKinds
      .filter((kind) => bytes[kind] > budget[kind] * 1000)
      .map(
        (kind) =>
          `${route} loads ${kilobytes(bytes[kind])} of ${kind}; ${kilobytes(budget[kind] * 1000)} are allowed.`,
      );
  });
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
