import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { ServiceMark } from 'shared-api/contract/schedule/schedule';
import { keptMarks } from './keptMarks.ts';
import { MarkQueue, type SendOutcome } from './MarkQueue.ts';

/** What a test decides of a call that is under way. */
interface Call {
  mark: ServiceMark;
  answer: (outcome: SendOutcome) => void;
}

let calls: Call[];
const send = (mark: ServiceMark): Promise<SendOutcome> =>
  new Promise((answer) => calls.push({ mark, answer }));
const open = (): { queue: MarkQueue; close: () => void } => {
  const queue = new MarkQueue(keptMarks('employee'), send);
  return { queue, close: queue.open() };
};
const settle = () => jest.advanceTimersByTimeAsync(0);
const answer = (outcome: SendOutcome) => {
  calls.shift()?.answer(outcome);
  return settle();
};
const kept = (queue: MarkQueue) =>
  queue.state().marks.map(({ mark, state }) => `${mark.serviceCode} ${mark.mark} ${state}`);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  calls = [];
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a mark', () => {
  it('is shown at once, and is there until a list holds it', async () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    expect(kept(queue)).toEqual(['S-000001 started waiting']);
    const askedBefore = Date.now();
    await answer({ state: 'taken' });
    expect(kept(queue)).toEqual(['S-000001 started taken']);
    queue.confirm(askedBefore);
    expect(kept(queue)).toEqual(['S-000001 started taken']);
    queue.confirm(Date.now() + 1);
    expect(kept(queue)).toEqual([]);
  });

  it('is made once, however often it is tapped', () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    queue.add('S-000001', 'started');
    queue.add('S-000001', 'complete');
    expect(kept(queue)).toEqual(['S-000001 started waiting', 'S-000001 complete waiting']);
    expect(calls).toHaveLength(1);
  });

  it('waits longer after each failure, and goes at once when asked to', async () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    await answer({ state: 'unreachable' });
    expect(queue.state().isHeldUp).toBe(true);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    await answer({ state: 'unreachable' });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(calls).toHaveLength(0);
    void queue.flush();
    await answer({ state: 'taken' });
    expect(queue.state().isHeldUp).toBe(false);
    expect(kept(queue)).toEqual(['S-000001 started taken']);
  });

  it('that waits is tried at most 15 seconds apart', async () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    for (let failures = 0; failures < 10; failures += 1) {
      await answer({ state: 'unreachable' });
      await jest.advanceTimersByTimeAsync(15_000);
      expect(calls).toHaveLength(1);
    }
    // A call that hangs for so long is followed by the next one at once.
    await jest.advanceTimersByTimeAsync(15_000);
    await answer({ state: 'unreachable' });
    expect(calls).toHaveLength(1);
  });

  it('waits while nobody looks, and goes at once when somebody does', async () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await answer({ state: 'unreachable' });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(calls).toHaveLength(0);
    visibility.mockRestore();
    void queue.flush();
    await answer({ state: 'taken' });
    expect(kept(queue)).toEqual(['S-000001 started taken']);
  });

  it('is tried again at once when the connection returned during a call that fails', async () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    const [lost] = calls;
    void queue.flush();
    expect(calls).toHaveLength(1);
    await answer({ state: 'unreachable' });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.mark.key).toBe(lost?.mark.key);
    // Once: what fails again waits.
    await answer({ state: 'unreachable' });
    expect(calls).toHaveLength(0);
  });

  it('that is refused is sent no more, and kept until the reason is read', async () => {
    const first = open();
    first.queue.add('S-000001', 'started');
    first.queue.add('S-000002', 'started');
    const [refused] = calls;
    await answer({ state: 'refused', why: 'S-000001 is not on this schedule.' });
    await answer({ state: 'taken' });
    first.close();
    const { queue } = open();
    expect(calls).toEqual([]);
    expect(queue.state().marks[0]).toMatchObject({ why: 'S-000001 is not on this schedule.' });
    queue.dismiss(refused?.mark.key ?? '');
    expect(kept(queue)).toEqual(['S-000002 started taken']);
  });

  it('that was refused is forgotten once the same service is marked again', async () => {
    const { queue } = open();
    queue.add('S-000001', 'started');
    await answer({ state: 'refused', why: 'The office has cancelled this service.' });
    queue.add('S-000001', 'started');
    expect(kept(queue)).toEqual(['S-000001 started waiting']);
  });

  it('stays while the page is open where the storage is full', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { queue } = open();
    queue.add('S-000001', 'started');
    expect(kept(queue)).toEqual(['S-000001 started waiting']);
    await answer({ state: 'taken' });
    expect(kept(queue)).toEqual(['S-000001 started taken']);
    full.mockRestore();
  });

  it('of another schedule is left alone', () => {
    open().queue.add('S-000001', 'started');
    calls = [];
    new MarkQueue(keptMarks('somebody-else'), send).open();
    expect(calls).toEqual([]);
  });
});

/** What may happen to a page with marks; a digit is a service that is marked. */
const events = fc.array(
  fc.constantFrom(
    ...['1', '2', '3', '1', '2', '3'],
    ...['arrives', 'answer is lost', 'fails', 'reload', 'return', 'time'],
  ),
  { maxLength: 40 },
);

it('is sent at least once and with one key, whatever order things happen in', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (story) => {
      localStorage.clear();
      calls = [];
      const made = new Set<string>();
      const arrived = new Map<string, Set<string>>();
      const arrive = ({ serviceCode, mark, key }: ServiceMark): void => {
        const name = `${serviceCode} ${mark}`;
        arrived.set(name, (arrived.get(name) ?? new Set()).add(key));
      };
      const deliver = (call: Call | undefined, outcome: SendOutcome) => {
        if (call) arrive(call.mark);
        return answer(outcome);
      };
      let page = open();

      for (const happening of story) {
        if (/\d/.test(happening)) {
          const kind = made.has(`${happening} started`) ? 'complete' : 'started';
          page.queue.add(happening, kind);
          made.add(`${happening} ${kind}`);
        }
        if (happening === 'arrives') await deliver(calls[0], { state: 'taken' });
        if (happening === 'answer is lost') await deliver(calls[0], { state: 'unreachable' });
        if (happening === 'fails') await answer({ state: 'unreachable' });
        if (happening === 'reload') {
          page.close();
          // What was under way reaches the server, and the page that asked is gone.
          for (const { mark } of calls.splice(0)) arrive(mark);
          page = open();
        }
        if (happening === 'return') void page.queue.flush();
        if (happening === 'time') await jest.advanceTimersByTimeAsync(60_000);
      }

      // At last the connection stays.
      await jest.advanceTimersByTimeAsync(300_000);
      while (calls[0]) await deliver(calls[0], { state: 'taken' });
      expect([...arrived.keys()].sort()).toEqual([...made].sort());
      expect([...arrived.values()].filter(({ size }) => size !== 1)).toEqual([]);
      expect(kept(page.queue).filter((text) => text.endsWith('waiting'))).toEqual([]);
      page.close();
    }),
    { numRuns: 150 },
  );
});
