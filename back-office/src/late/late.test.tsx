import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { BootData } from 'shared-api/contract/pages/boot';
import { createStore, Provider, useMessage } from 'shared-api/store';
import { late } from './late.tsx';

// As in a browser: where React is told that it is tested, it keeps nothing back.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
let place: HTMLElement;
let store: ReturnType<typeof createStore>;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  store = createStore({} as BootData);
  place = document.createElement('main');
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Lets all go on that waits for no time: some 20 ms, where React would keep something back for 300. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** What the message says that is shown. */
const Said = () => <b>{useMessage()?.text}</b>;

const around = (shown: ReactNode) => (
  <Provider store={store}>
    <Said />
    {shown}
  </Provider>
);

it('shows a part as soon as its code has come, and at once when it is shown again', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const Named = ({ name }: { name: string }) => <p>{name}</p>;
  const Part = late(
    async () => {
      await promise;
      return { default: Named };
    },
    <p>Loading</p>,
  );
  root.render(around(<Part name="Board" />));
  await settled();
  expect(place.textContent).toBe('Loading');
  resolve(undefined);
  await settled();
  expect(place.textContent).toBe('Board');

  root.render(around(null));
  await settled();
  root.render(around(<Part name="Bank" />));
  await settled();
  expect(place.textContent).toBe('Bank');
});

const Board = ({ onClose }: { onClose?: () => void }) => <p>Board{onClose && '…'}</p>;
const comes = { default: Board };

it('throws where the code of a screen does not come, and asks again when it is shown anew', async () => {
  const load = jest.fn<() => Promise<typeof comes>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(comes);
  const Part = late(load, <p>Loading</p>, true);
  const faults: unknown[] = [];
  const failing = createRoot(document.createElement('main'), {
    onUncaughtError: (error) => faults.push(error),
  });
  failing.render(around(<Part />));
  await settled();
  expect(faults).toEqual([new Error('gone')]);

  root.render(around(<Part />));
  await settled();
  expect(place.textContent).toBe('Board');
});

it('says that a window could not be opened, leaves the screen as it is, and can be asked again', async () => {
  const load = jest.fn<() => Promise<typeof comes>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(comes);
  const Window = late(load);
  const closed = jest.fn<() => void>();
  const heard = jest.fn<(event: Event) => void>();
  window.addEventListener('unhandledrejection', heard, { once: true });
  root.render(around(<Window onClose={closed} />));
  await settled();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ reason: new Error('gone') })]]);
  expect(place.textContent).toMatch(/^This could not be loaded\./);

  root.render(around(null));
  await settled();
  root.render(around(<Window onClose={closed} />));
  await settled();
  expect(place.textContent).toMatch(/Board…$/);
});

it('opens at once as a window that waits, which can be closed, where the code takes long', async () => {
  document.body.append(place);
  const { promise, resolve } = Promise.withResolvers<typeof comes>();
  const Window = late(() => promise);
  const closed = jest.fn<() => void>();
  root.render(around(<Window onClose={closed} />));
  await settled();
  expect(place.querySelector('dialog')).toBeNull();
  while (!place.querySelector('dialog[open]')) await settled();
  expect(place.textContent).toBe('Opening…Cancel');
  place.querySelector('button')?.click();
  expect(closed).toHaveBeenCalledTimes(1);
  resolve(comes);
  await settled();
  expect(place.textContent).toBe('Board…');
  place.remove();
});

it('asks for a part of a screen again after a while, and says once that it did not come', async () => {
  const load = jest.fn<() => Promise<typeof comes>>();
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(comes);
  const Part = late(load, <p>Loading</p>);
  const later = jest.spyOn(globalThis, 'setTimeout');
  const said = jest.spyOn(store, 'dispatch');
  const askAgain = async (): Promise<void> => {
    const [call, , tries] = later.mock.calls.findLast(([, pause]) => pause === 10_000) ?? [];
    if (typeof call === 'function') (call as (tries: unknown) => void)(tries);
    await settled();
  };
  root.render(around(<Part />));
  await settled();
  await askAgain();
  expect(place.textContent).toMatch(/Loading$/);
  expect(said).toHaveBeenCalledTimes(1);
  await askAgain();
  expect(place.textContent).toMatch(/Board$/);
  jest.restoreAllMocks();
});
