import type { onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../../HttpError.ts';
import { networkOf } from '../../networkOf.ts';

/** Milliseconds of a window. */
const window = 60_000;
/** Networks that are remembered, as in the plugin that limits everything else. */
const networks = 5000;

/**
 * Limits the pages that a network may ask for within a minute. @fastify/rate-limit, which limits forms and calls, waits
 * for promises in each request, which takes as long as all else that is done for a cached page.
 */
export function pageLimit(most: number): onRequestHookHandler {
  const windows = new LRUCache<string, { asked: number; end: number }>({ max: networks });
  return (request, reply, done) => {
    const now = Date.now();
    const network = networkOf(request.ip);
    let current = windows.get(network);
    if (!current || current.end <= now) {
      current = { asked: 0, end: now + window };
      windows.set(network, current);
    }
    current.asked += 1;
    if (current.asked <= most) {
      done();
      return;
    }
    const wait = current.end - now;
    void reply.header('retry-after', Math.ceil(wait / 1000));
    done(tooManyRequests(wait));
  };
}
