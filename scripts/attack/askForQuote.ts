import { call, type Answer } from './http.ts';
import { addressOf } from './measure.ts';
import type { Target } from './startTarget.ts';

/** Submits the quote form as a visitor with an e-mail address and network of their own. */
export const askForQuote = (target: Target, index: number): Promise<Answer> =>
  call(target, '/api/grout-quote/', {
    from: addressOf(index),
    body: {
      room: 1,
      bathroom: 0,
      hallway: 0,
      kitchen: 0,
      shower: 0,
      email: `visitor${index}@example.com`,
    },
  });
