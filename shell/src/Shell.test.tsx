import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootData, RemoteName } from 'shared-api/contract/pages/boot';
import {
  createStore,
  Provider,
  sessionEnded,
  sessionStarted,
  type KeyValueStorage,
} from 'shared-api/store';
import { BrowserRouter } from 'shared-ui/router';
import { RemoteLoadError, type Remotes } from './federation/remotes.ts';
import { Shell } from './Shell.tsx';

const boot = { apps: { public_site: null, back_office: null } } as unknown as BootData;
const admin = { token: 't', role: 'Admin', username: 'ann' } as const;
const memory = (content: Record<string, string> = {}): KeyValueStorage => {
  const all = new Map(Object.entries(content));
  return {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
};

async function open(path: string, kept: Record<string, string>, load?: Remotes['load']) {
  window.history.replaceState(null, '', path);
  const store = createStore(boot, memory(kept));
  const remotes: Remotes = {
    isReleased: () => true,
    isOutdated: () => Promise.resolve(false),
    load:
      load ?? ((name: RemoteName) => Promise.resolve({ default: () => <h1 id="main">{name}</h1> })),
  };
  await act(async () => {
    render(
      <Provider store={store}>
        <BrowserRouter>
          <Shell remotes={remotes} prerendered={false} />
        </BrowserRouter>
      </Provider>,
    );
    await Promise.resolve();
  });
  return store;
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the token rule (docs/product/pages.md "Addresses")', () => {
  it.each(['/admin/quotes', '/employee/dashboard', '/nowhere'])(
    'leads home from %s without a token',
    async (path) => {
      await open(path, {});
      expect(window.location.pathname).toBe('/');
      expect(await screen.findByText('public_site')).toBeInTheDocument();
    },
  );

  it('lets whoever has a token stay', async () => {
    await open('/admin/quotes', admin);
    expect(window.location.pathname).toBe('/admin/quotes');
    expect(await screen.findByText('back_office')).toBeInTheDocument();
  });

  it('leaves a screen open whose session ended by itself, and closes it at logout', async () => {
    const store = await open('/admin/quotes', admin);
    await screen.findByText('back_office');
    act(() => void store.dispatch(sessionEnded({ expired: true })));
    expect(window.location.pathname).toBe('/admin/quotes');
    act(() => void store.dispatch(sessionStarted(admin)));
    act(() => void store.dispatch(sessionEnded({ expired: false })));
    expect(window.location.pathname).toBe('/');
    expect(await screen.findByText('public_site')).toBeInTheDocument();
  });
});

describe('a remote', () => {
  it('that fails shows an error screen, and comes with another try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let attempts = 0;
    await open('/login', {}, () => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new RemoteLoadError('This part of the site could not be loaded.'))
        : Promise.resolve({ default: () => <h1>Login</h1> });
    });
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  });

  it('that throws tells nobody in the words of code', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const words = "Cannot read properties of undefined (reading 'x') in http://127.0.0.1/a.js";
    await open('/login', {}, () => Promise.reject(new TypeError(words)));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This page could not be shown.');
  });
});
