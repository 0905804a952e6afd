import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Prometheus metrics of this process. A single registry, as is usual for Prometheus: code counts
 * events where they happen. Label values are known to the program (routes, jobs, stored releases)
 * and never come from the client.
 */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by the route that answered it.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

const pagesServed = new Counter({
  name: 'pages_served_total',
  help: 'Pages answered: from those kept composed, or composed anew.',
  labelNames: ['from'] as const,
  registers,
});

/** Counts a page, by whether it came from the cache or was newly composed. */
export const countPage = (from: 'cache' | 'composed'): void => pagesServed.inc({ from });

const prerenderFailures = new Counter({
  name: 'prerender_failures_total',
  help: 'Pages whose content the release could not render, so that the browser had to.',
  labelNames: ['app', 'release'] as const,
  registers,
});

/** Counts a page that fell back to client-side rendering. */
export const countPrerenderFailure = (app: string, release: string): void =>
  prerenderFailures.inc({ app, release });

const renderFaults = new Counter({
  name: 'render_faults_total',
  help: 'Times that the code of a release failed to render: error, time, memory, exit or result.',
  labelNames: ['app', 'release', 'kind'] as const,
  registers,
});

/** Counts a failure of a release's code, which is then left alone for a while. */
export const countRenderFault = (app: string, release: string, kind: string): void =>
  renderFaults.inc({ app, release, kind });

const renderProcesses = new Gauge({
  name: 'render_processes',
  help: 'Processes that render pages, one a release in use.',
  registers,
});

export const setRenderProcesses = (count: number): void => renderProcesses.set(count);

/**
 * Shows counters from the start, as zero: Prometheus sees no increase in a series that begins at one, so the
 * first failure would raise no alert.
 */
function startAtZero<Label extends string>(
  counter: Counter<Label>,
  label: Label,
  values: readonly string[],
): void {
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0);
}

const jobsFinished = new Counter({
  name: 'jobs_finished_total',
  help: 'Jobs that this server has done, and tries of a job that failed.',
  labelNames: ['name', 'outcome'] as const,
  registers,
});

export const countJob = (name: string, outcome: 'done' | 'failed'): void =>
  jobsFinished.inc({ name, outcome });

/** Shows a kind of job that this server works on before the first is done. */
export function knowJob(name: string): void {
  for (const outcome of ['done', 'failed']) jobsFinished.inc({ name, outcome }, 0);
}

const mails = new Counter({
  name: 'mails_total',
  help: 'Mails: sent; put off to be tried again; failed for good.',
  labelNames: ['outcome'] as const,
  registers,
});

const mailOutcomes = ['sent', 'deferred', 'failed'] as const;
startAtZero(mails, 'outcome', mailOutcomes);

export const countMail = (outcome: (typeof mailOutcomes)[number]): void => mails.inc({ outcome });

const payments = new Counter({
  name: 'payments_total',
  help: 'Card payments: recorded; declined; whose answer was lost, to be settled later.',
  labelNames: ['outcome'] as const,
  registers,
});

const paymentOutcomes = ['charged', 'declined', 'unknown'] as const;
startAtZero(payments, 'outcome', paymentOutcomes);

export const countPayment = (outcome: (typeof paymentOutcomes)[number]): void =>
  payments.inc({ outcome });

export const vitalSeconds = new Histogram({
  name: 'web_vital_seconds',
  help: 'Web vitals that browsers have told, in seconds (LCP, INP, TTFB, FCP).',
  labelNames: ['vital', 'app', 'release', 'page'] as const,
  buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4],
  registers,
});

export const layoutShift = new Histogram({
  name: 'web_vital_layout_shift',
  help: 'Cumulative layout shift that browsers have told (CLS).',
  labelNames: ['app', 'release', 'page'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25],
  registers,
});

export const browserErrors = new Counter({
  name: 'browser_errors_total',
  help: 'Errors that browsers have told.',
  labelNames: ['app', 'release', 'kind'] as const,
  registers,
});
