import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from './startTarget.ts';

/** Lets a server's inspector, which a signal opens, choose a free port. */
export const inspectable = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' };

const announced = /Debugger listening on (ws:\S+)/;

/**
 * What a server's main thread still holds after a full garbage collection, in MB: its heap, and the buffers beside it.
 * Resident memory says nothing about a leak within a minute: V8 lets the heap grow while much is thrown away, and
 * malloc keeps what is freed.
 * @param target started with `inspectable`
 * @throws Error if its inspector does not open
 */
export async function usedHeap(target: Target): Promise<number> {
  if (!announced.test(target.output())) target.signal('SIGUSR1');
  const deadline = Date.now() + 10_000;
  let address: string | undefined;
  while ((address = announced.exec(target.output())?.[1]) === undefined) {
    if (Date.now() > deadline) throw new Error('The inspector of the server did not open.');
    await delay(50);
  }
  const socket = new WebSocket(address);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
    });
    // Finalizers of the first collection free what the second one takes.
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    await ask(socket, 2, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await ask(socket, 3, 'Runtime.getHeapUsage');
    return Math.round(((usedSize ?? 0) + (backingStorageSize ?? 0)) / 1024 / 1024);
  } finally {
    socket.close();
  }
}

function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent): void => {
      const answer = JSON.parse(String(data)) as {
        id?: number;
        result?: Record<string, number>;
        error?: { message: string };
      };
      if (answer.id !== id) return;
      socket.removeEventListener('message', listen);
      if (answer.result) resolve(answer.result);
      else reject(new Error(`${method}: ${answer.error?.message ?? 'no result'}`));
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method }));
  });
}
