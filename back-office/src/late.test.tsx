import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createRoot, type Root } from 'react-dom/client';
import { late } from './late.tsx';

// As in a browser: where React is told that it is tested, it keeps nothing back.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
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
  root.render(<Part name="Board" />);
  await settled();
  expect(place.textContent).toBe('Loading');
  resolve(undefined);
  await settled();
  expect(place.textContent).toBe('Board');

  root.render(null);
  await settled();
  root.render(<Part name="Bank" />);
  await settled();
  expect(place.textContent).toBe('Bank');
});

it('throws where the code does not come, and asks again when it is shown anew', async () => {
  const Board = () => <p>Board</p>;
  const load = jest.fn<() => Promise<{ default: typeof Board }>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Board });
  const Part = late(load);
  const faults: unknown[] = [];
  const failing = createRoot(document.createElement('main'), {
    onUncaughtError: (error) => faults.push(error),
  });
  failing.render(<Part />);
  await settled();
  expect(faults).toEqual([new Error('gone')]);

  root.render(<Part />);
  await settled();
  expect(place.textContent).toBe('Board');
});
