import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  metricsToken,
  startTestObserve,
  type TestObserve,
} from '../../harness/testing/testObserve.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { createMailJob } from '../mail/mailJob.ts';
import { countPage } from '../telemetry/metrics.ts';

let observed: TestObserve;
beforeAll(async () => {
  observed = await startTestObserve();
});
afterAll(() => observed.close());

describe('the figures', () => {
  it.each([
    [{}, 401],
    [{ authorization: 'Bearer a token for the figure' }, 401],
    [{ authorization: `Bearer ${metricsToken}` }, 200],
  ])('are for who has the token: %j gets %i', async (headers, status) => {
    const answer = await observed.server.app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(status);
  });

  it('are for nobody without a token, in development for this machine', async () => {
    const closed = await startTestServer();
    const open = await startTestServer({ metrics: 'this machine' });
    const ask = async ({ app }: TestServer, remoteAddress: string) =>
      (await app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect(await ask(closed, '127.0.0.1')).toBe(404);
    expect(await ask(open, '127.0.0.1')).toBe(200);
    expect(await ask(open, '::1')).toBe(200);
    expect(await ask(open, '192.0.2.7')).toBe(404);
    await closed.close();
    await open.close();
  });

  it('count requests by the pattern of their route, not by their address', async () => {
    await observed.server.call('GET', 'clients/4711/', { as: 'Admin' });
    await observed.server.app.inject('/api/no/such/call');
    const text = await observed.figures();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/clients/:id/",status="404"} 1',
    );
    // Names and labels alone: a value, such as a time, may hold any digits.
    expect(text.replaceAll(/ \S+$/gm, '')).not.toContain('4711');
    expect(text).not.toContain('/no/such');
  });

  it('tell of pages, mails, jobs, connections, live releases and the process', async () => {
    countPage('cache');
    await observed.server.database.transaction(async (connection) => {
      await observed.server.jobs.sendAll(connection, 'mail', [{ mailId: 0 }, { mailId: 0 }]);
      await connection.query(
        `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body)
         VALUES ('quotes', 1, 'a@example.com', 's', 't', 'h')`,
      );
    });
    expect(await observed.figures()).toContain('jobs_waiting{name="mail"} 2');
    const { rows } = await observed.server.database.query<{ id: number }>(
      'SELECT max(id) AS id FROM mails',
    );
    const deliver = createMailJob(observed.server, () => Promise.resolve());
    await deliver.run({ mailId: rows[0]?.id ?? 0 }, { isLast: false });
    await new Promise<void>((resolve, reject) => {
      let left = 2;
      const run = (): Promise<void> => {
        if (--left === 0) resolve();
        return Promise.resolve();
      };
      observed.server.jobs.work({ ...deliver, run }).catch(reject);
    });
    await observed.server.jobs.stop();
    const text = await observed.figures();
    for (const line of [
      'jobs_finished_total{name="mail",outcome="done"} 2',
      'pages_served_total{from="cache"} 1',
      'mails_total{outcome="sent"} 1',
      'database_connections{state="waiting"} 0',
      'release_live{app="public-site",release="p1"} 1',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(line);
    }
  });
});
