import { setTimeout as delay } from 'node:timers/promises';
import http from 'node:http';
import type { Attack, Finding } from '../Attack.ts';
import { call, raw, type Answer } from '../http.ts';
import { atOnce, median, statuses, time, timesOf } from '../measure.ts';
import type { Target } from '../startTarget.ts';

const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];

/** Requests that are answered before any of our hooks run. */
const belowTheHooks: Record<string, string> = {
  'bad escape': 'GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'no such method': 'NONSENSE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'not HTTP': 'hello\r\n\r\n',
  'headers too large': `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
  'length and chunked':
    'POST /api/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  upgrade: 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  expectation: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\nConnection: close\r\n\r\n',
};

const headers: Attack = {
  name: 'headers-everywhere',
  about: 'Answers that are made below the server’s own code are looked at for security headers.',
  async run(target) {
    const findings: Finding[] = [];
    for (const [what, bytes] of Object.entries(belowTheHooks)) {
      const { text } = await raw(target, bytes, 5);
      const head = text.split('\r\n\r\n')[0]?.toLowerCase() ?? '';
      const missing = securityHeaders.filter((name) => !head.includes(`${name}:`));
      const status = text.split(' ')[1] ?? 'none';
      findings.push({
        what,
        measured: `${status}, ${missing.length === 0 ? 'all headers' : `without ${missing.join(', ')}`}`,
        goal: what === 'two hosts' ? '400, all headers' : 'all headers',
        met: missing.length === 0 && (what !== 'two hosts' || status === '400'),
      });
    }
    return findings;
  },
};

const halfSent: Attack = {
  name: 'half-sent',
  about: 'Bodies and headers that are begun and never ended.',
  async run(target) {
    const [body, head] = await Promise.all([
      raw(
        target,
        'POST /api/contact/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
        100,
      ),
      raw(target, 'GET / HTTP/1.1\r\nHost: a\r\nX-Half', 100),
    ]);
    return [
      { what: 'a half-sent body', seconds: body.seconds, closed: body.closed },
      { what: 'half-sent headers', seconds: head.seconds, closed: head.closed },
    ].map(({ what, seconds, closed }) => ({
      what,
      measured: closed ? `ended after ${seconds.toFixed(0)} s` : 'held for more than 100 s',
      goal: 'ended within 30 s',
      met: closed && seconds <= 30,
    }));
  },
};

const slowConnections = 200;

const slowloris: Attack = {
  name: 'slowloris',
  about: `${slowConnections} connections send a header every second and never end.`,
  async run(target) {
    const slow = atOnce(slowConnections, () =>
      raw(target, 'GET / HTTP/1.1\r\nHost: a\r\n', 60, 'X-Slow: 1\r\n'),
    );
    await delay(500);
    const answers: Answer[] = [];
    for (let index = 0; index < 60; index += 1) answers.push(await call(target, '/'));
    const ends = await slow;
    const held = ends.filter(({ closed }) => !closed).length;
    const longest = Math.max(...ends.map(({ seconds }) => seconds));
    return [
      {
        what: 'other visitors',
        measured: `${statuses(answers)}, median ${time(median(timesOf(answers)))}`,
        goal: 'all 200',
        met: answers.every(({ status }) => status === 200),
      },
      {
        what: 'slow connections',
        measured: `${held} held for more than 60 s, the longest for ${longest.toFixed(1)} s, ${Math.min(...ends.map(({ sent }) => sent))} headers or more sent on each`,
        goal: 'a header each second, and each ended within 30 s',
        met: longest <= 30 && ends.every(({ seconds, sent }) => sent >= Math.floor(seconds) - 1),
      },
    ];
  },
};

/** Sends requests over keep-alive connections, ignoring `/readyz`, until the server has exited. */
async function untilGone(target: Target, clients: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  await atOnce(clients, async (index) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (!target.hasEnded()) {
      const answer = await call(target, index % 2 === 0 ? '/api/deal-tiers/' : '/', { agent });
      answers.push(answer);
      if (answer.error === 'ECONNREFUSED') await delay(50);
    }
    agent.destroy();
  });
  return answers;
}

const shutdown = (drainSeconds: number): Attack => ({
  name: `shutdown-drain-${drainSeconds}`,
  about: `60 keep-alive clients are at work when the server is told to end (DRAIN_SECONDS=${drainSeconds}).`,
  settings: {
    DRAIN_SECONDS: String(drainSeconds),
    RATE_LIMIT: '1000000',
    PAGE_RATE_LIMIT: '1000000',
  },
  async run(target) {
    const busy = untilGone(target, 60);
    await delay(1500);
    const requestedAt = Date.now();
    target.signal('SIGTERM');
    await target.ended;
    const seconds = (Date.now() - requestedAt) / 1000;
    const answers = await busy;
    const lost = answers.filter(({ status, error }) => status !== 200 && error !== 'ECONNREFUSED');
    return [
      {
        what: 'requests',
        measured: statuses(answers),
        goal: 'each answered 200, or refused before it was accepted; none reset',
        met: lost.length === 0,
      },
      {
        what: 'the end',
        measured: `after ${seconds.toFixed(1)} s`,
        goal: `≤ ${drainSeconds + 15} s`,
        met: seconds <= drainSeconds + 15,
      },
    ];
  },
});

export const connectionAttacks: Attack[] = [headers, halfSent, slowloris, shutdown(0), shutdown(2)];
