import { describe, expect, it } from '@jest/globals';
import type { Middleware } from 'redux';
import type { BootData } from '../contract/pages/boot.ts';
import { dismissMessage, showMessage } from './messages.ts';
import { sessionStarted } from './session.ts';
import { createStore, joinStore, type StorePart } from './store.ts';
import { memory } from './testing/memory.ts';

const boot = { apps: { public_site: null, back_office: null } } as unknown as BootData;
const admin = { token: 'secret-token', role: 'Admin', username: 'ann' } as const;

describe('the session', () => {
  it('is kept under token, role, level and username, and read again', () => {
    const storage = memory();
    createStore(boot, storage).dispatch(sessionStarted(admin));
    expect(Object.fromEntries(storage.all)).toMatchObject({ ...admin, level: '2' });
    const { current } = createStore(boot, storage).getState().session;
    expect(current).toEqual({ ...admin, level: 2 });
  });

  it('has level 1 for every other role', () => {
    const storage = memory({ token: 't', role: 'Foreman', level: '2', username: 'bob' });
    expect(createStore(boot, storage).getState().session.current?.level).toBe(1);
  });

  it.each([{}, { token: 't' }, { token: 't', role: 'Admin' }, { role: 'Admin', username: 'x' }])(
    'is none when only %j is kept',
    (content) => expect(createStore(boot, memory(content)).getState().session.current).toBeNull(),
  );
});

it('shows one message at a time, each anew', () => {
  const store = createStore(boot);
  store.dispatch(showMessage('Saved.'));
  const first = store.getState().messages.current;
  store.dispatch(showMessage('Saved.'));
  expect(store.getState().messages.current?.id).not.toBe(first?.id);
  store.dispatch(dismissMessage());
  expect(store.getState().messages.current).toBeNull();
});

describe('a part that comes late', () => {
  function part(name: string) {
    const seen: string[] = [];
    const joined: unknown[] = [];
    const middleware: Middleware = () => (next) => (action) => {
      seen.push((action as { type: string }).type);
      return next(action);
    };
    const it: StorePart = {
      name,
      reducer: (count: number = 0, { type }) => (type === 'counted' ? count + 1 : count),
      middleware,
      onJoin: (store) => void joined.push(store),
    };
    return { it, seen, joined };
  }

  it('joins the store of the page as it is, with all that was in it', () => {
    const store = createStore(boot, memory({ ...admin }));
    store.dispatch(showMessage('Saved.'));
    const { it: late, seen, joined } = part('late');
    joinStore(late);
    store.dispatch({ type: 'counted' });
    expect(store.getState()).toMatchObject({
      late: 1,
      session: { current: { username: 'ann' } },
      messages: { current: { text: 'Saved.' } },
    });
    expect(seen).toContain('counted');
    expect(joined).toEqual([store]);
  });

  it('is in every store that is made afterwards, and keeps nothing where nothing is kept', () => {
    const { it: late, seen, joined } = part('later');
    joinStore(late);
    const before = joined.length;
    const store = createStore(boot);
    store.dispatch({ type: 'counted' });
    expect(store.getState()).toMatchObject({ later: 1 });
    expect(seen).toContain('counted');
    expect(joined).toHaveLength(before);
  });
});
