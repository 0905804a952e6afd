import { describe, expect, it } from '@jest/globals';
import { applyEvent, isReleaseEvent, noReleases, type ReleaseEvent } from './releaseEvents.ts';

const app = 'public-site';
let clock = 0;
type Without<E> = E extends ReleaseEvent ? Omit<E, 'app' | 'at' | 'by'> : never;

/** The state of one app after these events, in sequence. */
function stateAfter(...events: Without<ReleaseEvent>[]) {
  clock = 0;
  return events.reduce(
    (states, event) => applyEvent(states, { ...event, app, at: (clock += 1), by: 'Ann' }),
    noReleases(),
  )[app];
}

const stored = (version: string) => ({ kind: 'stored', version, bytes: 7 }) as const;
const live = (version: string, way: 'release' | 'rollback' = 'release') =>
  ({ kind: 'live', version, way }) as const;
const share = (version: string, percent: number) => ({ kind: 'share', version, percent }) as const;
const preview = (id: string, until: number) =>
  ({ kind: 'preview', id, version: 'one', until }) as const;

describe('an event', () => {
  const event = { kind: 'removed', app, at: 1, by: 'Ann', version: 'one' };
  it.each([
    [event, true],
    [{ ...event, kind: 'praised' }, false],
    [{ ...event, kind: undefined }, false],
    [{ ...event, app: 'other' }, false],
    [{ ...event, at: undefined }, false],
    [{ ...event, at: Number.NaN }, false],
  ])('%j is known: %p', (value, isKnown) => {
    expect(isReleaseEvent(value as Partial<ReleaseEvent>)).toBe(isKnown);
  });

  it.each(['stored', 'tried', 'live', 'set', 'share', 'preview', 'previewEnded', 'removed'])(
    'of kind %s is known',
    (kind) => expect(isReleaseEvent({ ...event, kind } as Partial<ReleaseEvent>)).toBe(true),
  );

  it('leaves other apps as they are', () => {
    const before = noReleases();
    const states = applyEvent(before, { ...live('one'), app, at: 1, by: 'Ann' });
    expect(states.shell).toBe(before.shell);
    expect(before[app].live).toBeUndefined();
  });
});

describe('a version', () => {
  it('is stored once, and needed while it is live or shared', () => {
    const state = stateAfter(stored('one'), stored('one'), live('one'), stored('two'), live('two'));
    expect(state.stored).toEqual({
      one: { at: 1, by: 'Ann', bytes: 7, neededUntil: 5 },
      two: { at: 4, by: 'Ann', bytes: 7, neededUntil: 4 },
    });
    const shared = stateAfter(stored('one'), share('one', 10), share('one', 0), share('two', 5));
    expect(shared.stored['one']?.neededUntil).toBe(3);
  });

  it('that was live is what a rollback goes back to, the newest first', () => {
    expect(stateAfter(live('one'), live('two'), live('three')).earlier).toEqual(['one', 'two']);
    const back = stateAfter(live('one'), live('two'), live('three'), live('two', 'rollback'));
    expect(back).toMatchObject({ live: { version: 'two', way: 'rollback' }, earlier: ['one'] });
    expect(back.history.map(({ version }) => version)).toEqual(['two', 'three', 'two', 'one']);
  });

  it('that goes live again is not also an earlier one', () => {
    expect(stateAfter(live('one'), live('two'), live('one')).earlier).toEqual(['two']);
    expect(stateAfter(live('one'), live('one')).earlier).toEqual([]);
  });

  it('is what a rollback made live though it was not an earlier one', () => {
    const state = stateAfter(live('one'), live('two', 'rollback'));
    expect(state).toMatchObject({ live: { version: 'two' }, earlier: ['one'] });
  });

  it('is remembered for fifty changes', () => {
    const state = stateAfter(...Array.from({ length: 60 }, (_, n) => live(`v${n}`)));
    expect([state.earlier.length, state.history.length]).toEqual([50, 50]);
    expect([state.earlier[0], state.earlier.at(-1)]).toEqual(['v9', 'v58']);
    expect([state.history[0]?.version, state.history.at(-1)?.version]).toEqual(['v59', 'v10']);
  });

  it('that is removed is neither stored nor an earlier one', () => {
    const state = stateAfter(stored('one'), live('one'), live('two'), {
      kind: 'removed',
      version: 'one',
    });
    expect([state.stored, state.earlier]).toEqual([{}, []]);
  });

  it('keeps why a refusal was overridden', () => {
    expect(stateAfter({ ...live('one'), forced: 'Urgent' }).live?.forced).toBe('Urgent');
    expect(stateAfter(live('one')).live).not.toHaveProperty('forced');
  });
});

describe('a share', () => {
  it('ends when its version is withdrawn or goes live, and not with another', () => {
    expect(stateAfter(share('one', 10)).share).toMatchObject({ version: 'one', percent: 10 });
    expect(stateAfter(share('one', 1)).share?.percent).toBe(1);
    expect(stateAfter(share('one', 10), share('one', 0))).not.toHaveProperty('share');
    expect(stateAfter(share('one', 10), share('two', 0)).share?.version).toBe('one');
    expect(stateAfter(share('one', 0))).not.toHaveProperty('share');
    expect(stateAfter(share('one', 10), live('one'))).not.toHaveProperty('share');
    expect(stateAfter(share('one', 10), live('two')).share?.version).toBe('one');
  });
});

describe('what visitors get', () => {
  const changed = (...events: Without<ReleaseEvent>[]) => stateAfter(...events).changed?.place;

  it('was changed last by what went live, was shared or withdrawn', () => {
    expect(changed(stored('one'))).toBeUndefined();
    expect(changed(live('one'), stored('two'), preview('a', 9))).toBe(1);
    expect(changed(live('one'), share('two', 10))).toBe(2);
    expect(changed(live('one'), share('two', 10), share('two', 20), live('two'))).toBe(4);
    expect(changed(live('one'), share('two', 10), share('two', 0))).toBe(3);
    expect(stateAfter(live('one')).changed?.by).toBe('Ann');
  });

  it('is not changed by a withdrawal of what is given to nobody', () => {
    expect(changed(live('one'), share('two', 0))).toBe(1);
    expect(changed(live('one'), share('two', 10), share('three', 0))).toBe(2);
  });

  it('was changed at the place in the log, where the clock is behind', () => {
    expect(changed(live('one'), { ...share('two', 10), place: 70 })).toBe(70);
    expect(changed({ ...live('one'), place: 80 })).toBe(80);
  });
});

describe('a preview', () => {
  it('is there until it ends', () => {
    const ids = (...events: Without<ReleaseEvent>[]) =>
      stateAfter(...events).previews.map(({ id }) => id);
    expect(ids(preview('a', 9), preview('b', 9))).toEqual(['a', 'b']);
    expect(ids(preview('a', 2), preview('b', 9))).toEqual(['b']);
    expect(ids(preview('a', 3), preview('b', 9))).toEqual(['a', 'b']);
    expect(ids(preview('a', 9), preview('b', 9), { kind: 'previewEnded', id: 'a' })).toEqual(['b']);
  });
});

describe('a set of releases', () => {
  const versions = [
    { app: 'shell', version: 'two' },
    { app: 'public-site', version: 'two' },
  ] as const;
  const of = { by: 'Ann', app: 'shell' } as const;

  it('goes live with one event, and each says what went with it', () => {
    const states = applyEvent(noReleases(), {
      ...of,
      kind: 'set',
      versions: [...versions],
      way: 'release',
      at: 1,
    });
    expect(states.shell.live).toMatchObject({ version: 'two', together: [versions[1]] });
    expect(states['public-site'].live).toMatchObject({ version: 'two', together: [versions[0]] });
    expect(states['back-office'].live).toBeUndefined();
  });

  it('goes back with one event too', () => {
    const set = (version: string, way: 'release' | 'rollback', at: number): ReleaseEvent => ({
      ...of,
      kind: 'set',
      versions: versions.map(({ app: name }) => ({ app: name, version })),
      way,
      at,
    });
    const states = [
      set('one', 'release', 1),
      set('two', 'release', 2),
      set('one', 'rollback', 3),
    ].reduce(applyEvent, noReleases());
    expect(states.shell).toMatchObject({ live: { version: 'one' }, earlier: [] });
    expect(states['public-site']).toMatchObject({ live: { version: 'one' }, earlier: [] });
  });
});
