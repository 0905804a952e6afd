/** Tasks for the tests of the pool: they do what hostile input makes a task do. */
import { isMainThread, threadId } from 'node:worker_threads';
import { invalidInput } from '../../src/HttpError.ts';

export const where = (): { isMainThread: boolean; threadId: number; variables: string[] } => ({
  isMainThread,
  threadId,
  variables: Object.keys(process.env),
});

export const reverse = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes).reverse();

export function runForever(): void {
  for (;;);
}

export function fillMemory(): number {
  const kept: object[] = [];
  for (;;) kept.push({ length: kept.length });
}

export function refuse(name: string): void {
  throw invalidInput({ [name]: { code: 'notText' } });
}

export function fail(): void {
  throw new TypeError('a fault of ours');
}

export function exit(): void {
  process.exit(3);
}
