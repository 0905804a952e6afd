import type { BootData } from 'shared-api/contract/pages/boot';
import { releaseIdsOf } from 'shared-api/contract/releases/releaseIds';
import type { Report } from 'shared-api/contract/reports/report';
import { reportsPath } from 'shared-api/contract/reports/reportsPath';
import { withoutPersonal } from 'shared-api/contract/reports/reportText';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Problem } from './report.ts';

/**
 * Maximum text lengths, and errors per page; the server refuses more
 * (`contract/reports/report.ts`).
 */
const limits = { path: 200, message: 300, stack: 2_000, errors: 10 } as const;

/** Milliseconds for which errors are batched. */
const batchDelay = 5_000;

type Part = Pick<Report, 'path' | 'vitals' | 'errors'>;

/**
 * Collects a page's reports and sends them when the page is left or hidden. Errors are sent sooner,
 * since a page may stay open all day.
 * @returns reports an error
 */
export function startSender(boot: BootData): (problem: Problem) => void {
  const releases = releaseIdsOf(boot);
  const reported = new Set<string>();
  let parts: Part[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function partOf(pathname: string): Part {
    const path = pathname.slice(0, limits.path);
    const found = parts.find((part) => part.path === path);
    if (found) return found;
    const part: Part = { path, vitals: [], errors: [] };
    parts.push(part);
    return part;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const part of parts) post({ releases, ...part } satisfies Report);
    parts = [];
  }

  // Web vitals belong to the page that was loaded, not to later client-side navigation.
  const landing = window.location.pathname;
  const recordVital = ({ name, value }: Metric): void => {
    partOf(landing).vitals.push({ name, value: Math.round(value * 1_000) / 1_000 });
  };
  for (const observe of [onLCP, onCLS, onINP, onTTFB, onFCP]) observe(recordVital);

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return ({ kind, error, path }) => {
    const { message, stack } = textsOf(error);
    const key = `${kind} ${message}`;
    if (reported.has(key) || reported.size >= limits.errors) return;
    reported.add(key);
    partOf(path).errors.push({ kind, message, stack });
    timer ??= setTimeout(flush, batchDelay);
  };
}

function textsOf(error: unknown): { message: string; stack: string } {
  const text = (value: unknown): string =>
    value instanceof Error
      ? `${value.name}: ${value.message}${value.cause === undefined ? '' : ` (${text(value.cause)})`}`
      : String(value);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    message: withoutPersonal(text(error)).slice(0, limits.message),
    stack: withoutPersonal(stack).slice(0, limits.stack),
  };
}

function post(report: Report): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  const address = `/api/${reportsPath}`;
  if (navigator.sendBeacon(address, body)) return;
  // The beacon queue is full. If the page stays open, fetch works too.
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
