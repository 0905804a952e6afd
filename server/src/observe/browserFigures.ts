import { appNames } from 'shared-api/contract/releases/release';
import type { Platform, ReleaseFigures } from 'shared-api/contract/releases/platform';
import { browserErrors, layoutShift, vitalSeconds } from '../telemetry/metrics.ts';

/** The share of pages that are within a vital's figure. */
const quantile = 0.75;

interface Value {
  metricName?: string;
  labels: Partial<Record<string, string | number>>;
  value: number;
}

/** Cumulative counts by upper bound. */
type Buckets = Map<number, number>;

const startedAt = Date.now() - performance.now();

/** What browsers have reported to this server, by release: pages, errors and web vitals. */
export async function browserFigures(): Promise<Pick<Platform, 'figures' | 'figuresSince'>> {
  const [seconds, shifts, errors] = await Promise.all([
    vitalSeconds.get(),
    layoutShift.get(),
    browserErrors.get(),
  ]);
  const vitals = bucketsOf([
    ...(seconds.values as Value[]),
    ...(shifts.values as Value[]).map((each) => ({
      ...each,
      labels: { ...each.labels, vital: 'CLS' },
    })),
  ]);
  const failed = new Map<string, number>();
  for (const { labels, value } of errors.values as Value[]) {
    const key = keyOf(labels);
    failed.set(key, (failed.get(key) ?? 0) + value);
  }
  const keys = new Set([
    ...failed.keys(),
    ...[...vitals.keys()].map((key) => key.split(' ', 2).join(' ')),
  ]);
  const figures = [...keys].flatMap((key): ReleaseFigures[] => {
    const [name, release = ''] = key.split(' ');
    const app = appNames.find((each) => each === name);
    if (!app) return [];
    const of = (vital: string) => vitals.get(`${key} ${vital}`) ?? new Map<number, number>();
    return [
      {
        app,
        release,
        pages: of('TTFB').get(Infinity) ?? 0,
        errors: failed.get(key) ?? 0,
        lcp: quantileOf(of('LCP')),
        inp: quantileOf(of('INP')),
        cls: quantileOf(of('CLS')),
      },
    ];
  });
  return {
    figures: figures.sort((a, b) => appNames.indexOf(a.app) - appNames.indexOf(b.app)),
    figuresSince: Math.round(startedAt),
  };
}

const keyOf = ({ app = '', release = '' }: Value['labels']): string => `${app} ${release}`;

/** Of all kinds of pages together, by app, release and vital. */
function bucketsOf(values: readonly Value[]): Map<string, Buckets> {
  const all = new Map<string, Buckets>();
  for (const { metricName = '', labels, value } of values) {
    if (!metricName.endsWith('_bucket')) continue;
    const key = `${keyOf(labels)} ${labels['vital'] ?? ''}`;
    const bound = labels['le'] === '+Inf' ? Infinity : Number(labels['le']);
    const buckets = all.get(key) ?? new Map<number, number>();
    buckets.set(bound, (buckets.get(bound) ?? 0) + value);
    all.set(key, buckets);
  }
  return all;
}

/** As Prometheus' `histogram_quantile`: within a bucket, values count as evenly spread. */
function quantileOf(buckets: Buckets): number | null {
  const rank = (buckets.get(Infinity) ?? 0) * quantile;
  if (rank === 0) return null;
  let [from, below] = [0, 0];
  for (const [bound, count] of [...buckets].sort(([a], [b]) => a - b)) {
    if (count >= rank) {
      return bound === Infinity ? from : from + ((bound - from) * (rank - below)) / (count - below);
    }
    [from, below] = [bound, count];
  }
  return from;
}
