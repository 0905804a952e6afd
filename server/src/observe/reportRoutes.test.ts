import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secret, startTestObserve, type TestObserve } from '../../harness/testing/testObserve.ts';

let observed: TestObserve;
beforeAll(async () => {
  observed = await startTestObserve();
});
afterAll(() => observed.close());

const report = {
  path: '/services/Janitorial/Carpet',
  releases: { shell: 's1', 'public-site': 'p1', 'back-office': 'b1' },
  vitals: [],
  errors: [],
};
const send = (body: object) =>
  observed.server.call('POST', 'reports/', { body: { ...report, ...body } });

describe("a page's report", () => {
  it('becomes figures by release and kind of page', async () => {
    const { status } = await send({
      vitals: [
        { name: 'LCP', value: 1_800 },
        { name: 'CLS', value: 0.02 },
      ],
    });
    expect(status).toBe(204);
    const text = await observed.figures();
    const where = 'app="public-site",release="p1",page="service"';
    expect(text).toContain(`web_vital_seconds_sum{${where},vital="LCP"} 1.8`);
    expect(text).toContain(`web_vital_layout_shift_sum{${where}} 0.02`);
  });

  it('logs each error with its releases, and nothing of the person', async () => {
    const { status } = await send({
      path: `/schedule/${secret}`,
      errors: [
        {
          kind: 'error',
          message: 'Cannot send "Amara Osei" to amara@example.com or 519-555-0101',
          stack: `at f (https://x/releases/back-office/b1/a.js?q=Amara:1:2)\nat /schedule/${secret}`,
        },
      ],
    });
    expect(status).toBe(204);
    const line = observed.lines.find(({ msg }) => msg === 'browser error');
    expect(line).toMatchObject({
      releases: report.releases,
      browserError: { kind: 'error', app: 'back-office', page: '/schedule/…' },
      reqId: expect.any(String),
    });
    for (const personal of ['Amara', 'amara@', '0101', secret]) {
      expect(JSON.stringify(line)).not.toContain(personal);
    }
    expect(await observed.figures()).toContain(
      'browser_errors_total{app="back-office",release="b1",kind="error"} 1',
    );
  });

  it('cannot make a new series by naming a release that never was', async () => {
    await send({
      releases: { 'public-site': 'invented' },
      vitals: [{ name: 'FCP', value: 100 }],
      path: '/no/such/page',
    });
    const text = await observed.figures();
    expect(text).not.toContain('invented');
    expect(text).toContain('release="other",page="other",vital="FCP"');
  });

  it.each([
    [{ vitals: [{ name: 'XXX', value: 1 }] }, 400],
    [{ vitals: [{ name: 'LCP', value: -1 }] }, 400],
    [{ errors: [{ kind: 'error', message: 'm'.repeat(301), stack: '' }] }, 400],
    [{ typed: 'text' }, 400],
    [{ path: 'https://example.com/' }, 400],
    [
      { errors: Array.from({ length: 11 }, () => ({ kind: 'error', message: '', stack: '' })) },
      400,
    ],
    [{ path: `/${'x'.repeat(40_000)}` }, 413],
  ])('is refused when it is none: %#', async (body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('is taken so often from one address, and then no more', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      statuses.push(
        (await observed.server.call('POST', 'reports/', { body: report, headers })).status,
      );
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]));
    expect(statuses[60]).toBe(429);
  });
});
