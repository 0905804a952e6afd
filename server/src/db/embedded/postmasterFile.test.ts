import { describe, expect, it } from '@jest/globals';
import { isPostmaster, parsePostmasterFile } from './postmasterFile.ts';

const text = '4711\n/data/cluster\n1795231515\n5432\n/data/socket\n\n  123   456\nready   \n';

describe("the postmaster's file", () => {
  it('says which process serves which folder, and where', () => {
    expect(parsePostmasterFile(text)).toEqual({
      pid: 4711,
      dataFolder: '/data/cluster',
      port: 5432,
      socketFolder: '/data/socket',
      listens: true,
      identity: '4711\n/data/cluster\n1795231515',
    });
  });

  it('does not say where at first', () => {
    const begun = '4711\n/data/cluster\n1795231515\n5432\n\n';
    expect(parsePostmasterFile(begun)?.listens).toBe(false);
  });

  it('says nothing while it is being begun', () => {
    expect(parsePostmasterFile('')).toBeUndefined();
  });

  it('names no postmaster when the number is that of another program', async () => {
    expect(await isPostmaster(process.pid, '/data/cluster')).toBe(false);
  });
});
