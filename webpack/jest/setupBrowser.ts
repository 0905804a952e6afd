import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';

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
