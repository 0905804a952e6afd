import { expect, it } from '@jest/globals';
import { encodePage } from './encodePage.ts';
import { keep, type KeptPage } from './kept/sendKept.ts';
import { PageCache } from './PageCache.ts';

const pageOf = async (html: string): Promise<KeptPage> =>
  keep(
    { status: 200, etag: `W/"${html}"`, releases: 'one', isWhole: true },
    true,
    await encodePage(html),
  );

it('keeps what is asked for, however much else comes, and no more than its size', async () => {
  const cache = new PageCache(3);
  const put = (key: string, html: string) => cache.composed(key, () => pageOf(html));
  const kept = (key: string) => cache.get(key)?.encoded.plain.toString();
  await put('home', 'a');
  for (let tried = 0; tried < 20; tried += 1) {
    await put(`tried-${tried}`, 'b');
    expect(kept('home')).toBe('a');
  }
  expect(kept('tried-17')).toBeUndefined();
  expect(kept('tried-18')).toBe('b');
  await put('tried-19', 'c');
  expect(['home', 'tried-18', 'tried-19'].map(kept)).toEqual(['a', 'b', 'c']);
  cache.clear();
  expect(kept('home')).toBeUndefined();
});
