import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorKinds, vitalNames } from 'shared-api/contract/reports/report';
import { parse } from 'yaml';
import { readExposed, type Exposed } from '../../harness/testing/monitoring/exposed.ts';
import { parsePromQl } from '../../harness/testing/monitoring/promql.ts';
import { startTestObserve, type TestObserve } from '../../harness/testing/testObserve.ts';
import { backupCron } from '../backups/backupJob.ts';
import { createDailyJob, dailyCron } from '../billing/dailyJob.ts';
import { createMailJob } from '../mail/mailJob.ts';
import { countPage, countPrerenderFailure, countRenderFault } from '../telemetry/metrics.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string; runbook: string };
}
const { groups } = parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  type: string;
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: Panel[];
  templating: { list: { name: string; query: string | { query: string } }[] };
  annotations: { list: { name: string; expr: string; titleFormat: string; textFormat: string }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

/** Labels that Prometheus gives each series that it scrapes. */
const scraped = ['job', 'instance'];
/** Series that Prometheus makes by itself. */
const ownSeries = ['up'];

/** Grafana's variables are put in before Prometheus sees an expression. */
const filledIn = (expr: string): string => expr.replaceAll('$__rate_interval', '1m');

const shown = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);

const expressions: [string, string, string[]][] = [
  ...rules.map(({ alert, expr, annotations }): [string, string, string[]] => [
    alert,
    expr,
    shown(Object.values(annotations).join(' ')),
  ]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }): [string, string, string[]] => [
      title,
      expr,
      shown(legendFormat),
    ]),
  ),
  ...dashboard.annotations.list.map(
    ({ name, expr, titleFormat, textFormat }): [string, string, string[]] => [
      name,
      expr,
      shown(titleFormat + textFormat),
    ],
  ),
];

let observed: TestObserve;
let exposed: Exposed;
beforeAll(async () => {
  observed = await startTestObserve();
  exposed = readExposed(await figuresOfABusyServer());
});
afterAll(() => observed.close());

/** Has a server do everything of which its metrics tell. */
async function figuresOfABusyServer(): Promise<string> {
  const { server, draining } = observed;
  const { jobs, company, database } = server;
  await jobs.work(createMailJob(server, () => Promise.resolve()));
  await jobs.work(createDailyJob({ company, database, queueMails: () => Promise.resolve() }));
  await jobs.prepare('backup');
  await jobs.schedule('daily-update', dailyCron, company.timeZone);
  await jobs.schedule('backup', backupCron, company.timeZone);
  await server.store.rollOut('public-site', 'p1', 10, { by: 'test' });
  await server.call('POST', 'reports/', {
    body: {
      path: '/',
      releases: { shell: 's1', 'public-site': 'p1' },
      vitals: vitalNames.map((name) => ({ name, value: 1 })),
      errors: errorKinds.map((kind) => ({ kind, message: 'm', stack: '' })),
    },
  });
  for (const from of ['cache', 'composed'] as const) countPage(from);
  countPrerenderFailure('public-site', 'p1');
  countRenderFault('public-site', 'p1', 'time');
  draining.isEnding = true;
  await server.app.inject('/readyz');
  draining.isEnding = false;
  return observed.figures();
}

describe('dashboard and alerts', () => {
  it.each(expressions)('"%s" asks for what /metrics exposes: %s', (_name, expr, labelsShown) => {
    const { selected, labels } = parsePromQl(filledIn(expr));
    const known = new Set([...scraped, ...labels]);
    for (const { metric, matchers } of selected) {
      if (ownSeries.includes(metric)) continue;
      const series = exposed.get(metric) ?? [];
      expect([metric, series.length > 0]).toEqual([metric, true]);
      for (const label of series.flatMap((set) => Object.keys(set))) known.add(label);
      for (const { label, op, value } of matchers) {
        if (scraped.includes(label)) continue;
        const values = series.map((set) => set[label]);
        expect([label, values.some((each) => each !== undefined)]).toEqual([label, true]);
        if (value.startsWith('$') || op.startsWith('!')) continue;
        const wanted = new RegExp(`^(?:${value})$`);
        const fits = (each = ''): boolean => (op === '=' ? each === value : wanted.test(each));
        expect([value, values.some(fits)]).toEqual([value, true]);
      }
    }
    const given = selected.flatMap(({ metric }) => exposed.get(metric) ?? []).flatMap(Object.keys);
    const askable = new Set([...scraped, ...given]);
    expect(labels.filter((label) => !askable.has(label))).toEqual([]);
    expect(labelsShown.filter((label) => !known.has(label))).toEqual([]);
  });

  it('refuses what is no PromQL', () => {
    for (const wrong of ['sum(up', 'rate(up[5m]', 'up{job=site}', 'up >', 'smu(up)', 'up up', '']) {
      expect(() => parsePromQl(wrong)).toThrow();
    }
  });

  it('each alert says what to do first, and names the place that says the rest', () => {
    const headings = [...read('docs/operations.md').matchAll(/^### (\w+)$/gm)].map(
      ([, name = '']) => name,
    );
    for (const { alert, labels, annotations } of rules) {
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect(headings).toContain(alert);
      expect(annotations.action).toMatch(/^[A-Z].*\.$/s);
      expect(annotations.summary).toMatch(/\.$/);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
    expect(headings.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
  });

  it('every metric of ours is on the dashboard, and every panel asks for something', () => {
    const asked = new Set(
      panels
        .flatMap(({ targets = [] }) => targets)
        .flatMap(({ expr }) => parsePromQl(filledIn(expr)).selected)
        .map(({ metric }) => metric.replace(/_(bucket|count|sum)$/, '')),
    );
    const own = [...exposed.keys()]
      .map((metric) => metric.replace(/_(bucket|count|sum)$/, ''))
      .filter((metric) => !/^(process|nodejs)_/.test(metric));
    expect([...new Set(own)].filter((metric) => !asked.has(metric))).toEqual([]);
    expect(panels.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
    for (const { query } of dashboard.templating.list) {
      if (typeof query === 'string') continue;
      const metric = /^label_values\((\w+), \w+\)$/.exec(query.query)?.[1] ?? query.query;
      expect([metric, exposed.has(metric)]).toEqual([metric, true]);
    }
  });

  it('every metric of ours is explained', () => {
    const explained = read('docs/production.md');
    const own = [...exposed.keys()]
      .map((metric) => metric.replace(/(?<=_seconds|_shift)_(bucket|count|sum)$/, ''))
      .filter((metric) => !/^(process|nodejs)_/.test(metric));
    expect([...new Set(own)].filter((metric) => !explained.includes(`\`${metric}\``))).toEqual([]);
  });
});
