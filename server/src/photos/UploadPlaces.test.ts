import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { UploadPlaces } from './UploadPlaces.ts';

const limits = { all: 4, ofOne: 2, slow: { bytesPerSecond: 1_000, afterSeconds: 0 } };

/** An upload that has brought some bytes, and whether it was told to end. */
function upload(ip: string, received: number, waitsForUs = false) {
  const response = new EventEmitter();
  const ended: unknown[] = [];
  const arrival = { received, waitsForUs, abandon: (error: Error) => ended.push(error) };
  return { sender: { ip, arrival }, response, ended };
}

const taken = 'taken';

/** Takes places for uploads. @returns why there was none for each, if so */
const takeAll = (places: UploadPlaces, uploads: readonly ReturnType<typeof upload>[]): unknown[] =>
  uploads.map(({ sender, response }) => {
    try {
      places.take(sender, response);
      return taken;
    } catch (error) {
      return error;
    }
  });

const refused = expect.objectContaining({ status: 429 });
const fast = 1_000_000;

describe('where all places are taken', () => {
  it('a slow upload gives its own up, the slowest first', () => {
    const places = new UploadPlaces(limits);
    const slow = [90, 10, 50].map((bytes, n) => upload(`10.0.0.${n}`, bytes));
    const others = [upload('10.0.1.1', fast), upload('10.0.1.2', fast), upload('10.0.1.3', fast)];
    expect(takeAll(places, [...slow, ...others])).toEqual(Array.from({ length: 6 }, () => taken));
    expect(slow.map(({ ended }) => ended.length)).toEqual([0, 1, 1]);
    expect(slow[1]?.ended).toEqual([refused]);
  });

  it('an upload of the network that has the most gives its own up', () => {
    const places = new UploadPlaces({ ...limits, ofOne: 4 });
    const many = Array.from({ length: 4 }, (_, n) => upload('10.0.0.1', fast + n));
    const others = Array.from({ length: 4 }, (_, n) => upload(`10.0.1.${n}`, fast));
    // Three for three networks; a fourth one finds four with one each.
    expect(takeAll(places, [...many, ...others])).toEqual([
      ...Array.from({ length: 7 }, () => taken),
      refused,
    ]);
    expect(many.map(({ ended }) => ended.length)).toEqual([1, 1, 1, 0]);
  });

  it.each([
    ['has come whole', { arrival: undefined }],
    [
      'waits for the server',
      { arrival: { received: 0, waitsForUs: true, abandon: () => undefined } },
    ],
  ])('an upload that %s keeps its own', (_what, rest) => {
    const places = new UploadPlaces(limits);
    for (let n = 0; n < limits.all; n += 1) {
      const { arrival } = rest;
      places.take({ ip: `10.0.0.${n}`, ...(arrival && { arrival }) }, new EventEmitter());
    }
    expect(takeAll(places, [upload('10.0.1.1', fast)])).toEqual([refused]);
  });

  it('one is free again once its answer is over', () => {
    const places = new UploadPlaces(limits);
    const all = Array.from({ length: 5 }, (_, n) => upload(`10.0.0.${n}`, fast));
    expect(takeAll(places, all)).toEqual([...Array.from({ length: 4 }, () => taken), refused]);
    all[0]?.response.emit('close');
    expect(takeAll(places, all.slice(4))).toEqual([taken]);
  });
});

it('more than one network may have are refused, unless one of its own is slow', () => {
  const places = new UploadPlaces(limits);
  const [one, two, three] = [fast, fast, fast].map((bytes) => upload('10.0.0.1', bytes));
  expect(
    takeAll(
      places,
      [one, two, three].filter((each) => each !== undefined),
    ),
  ).toEqual([taken, taken, refused]);
  const others = new UploadPlaces(limits);
  const slow = upload('10.0.0.1', 1);
  const rest = [upload('10.0.0.1', fast), upload('10.0.0.1', fast)];
  expect(takeAll(others, [slow, ...rest])).toEqual([taken, taken, taken]);
  expect(slow.ended).toEqual([refused]);
});
