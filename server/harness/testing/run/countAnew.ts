import { Counter, Gauge, Histogram } from 'prom-client';
import { registry } from '../../../src/telemetry/metrics.ts';

const figures: readonly object[] = registry.getMetricsAsArray();

/** The labels that each counter has from the start, in a process that has counted nothing yet. */
const known = new Map<Counter, readonly Partial<Record<string, string | number>>[]>();
for (const figure of figures) {
  if (!(figure instanceof Counter)) continue;
  const counter = figure as Counter;
  const { values } = await counter.get();
  known.set(
    counter,
    values.map(({ labels }) => labels),
  );
}

/** Puts the figures of the process back to what a new one has: one worker of Jest runs many test files. */
export function countAnew(): void {
  for (const figure of figures) {
    if (figure instanceof Histogram || figure instanceof Gauge) figure.reset();
  }
  for (const [counter, labels] of known) {
    counter.reset();
    for (const label of labels) counter.inc(label, 0);
  }
}
