import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { format, TextDecoder, TextEncoder } from 'node:util';

// Browser globals that jsdom lacks.
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  fetch: () => Promise.reject(new Error('A unit test asked the network.')),
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  },
});
// jsdom does not know <search>; React would warn that browsers do not either.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// A warning of React, such as of an update that no test waited for, fails the test that caused it. A test that expects
// an error replaces the console's method (`jest.spyOn`).
const noise: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void noise.push(format(...words));
}
afterEach(() => {
  const printed = noise.splice(0);
  if (printed.length > 0) {
    throw new Error(`The test has printed to the console:\n\n${printed.join('\n\n')}`);
  }
});
