/**
 * Takes the ways out of this process, for code that has got out of its context: Node's permission
 * model covers files, processes and add-ons, but not the network (Node 24) and not signals.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** @throws Error always */
function closed(): never {
  throw new Error('A release renders without network, files and processes.');
}

function closeMethods(owner: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(owner, name, { value: closed, writable: false, configurable: false });
  }
}

/** The names of an object's functions. */
const functionsOf = (owner: object): string[] =>
  Object.entries(owner)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name);

/** Call once everything that this process itself needs has been loaded. */
export function closeDoors(): void {
  // HTTP, TLS and `fetch` all connect with this method.
  closeMethods(net.Socket.prototype, ['connect']);
  closeMethods(net.Server.prototype, ['listen']);
  closeMethods(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto']);
  closeMethods(dns, functionsOf(dns));
  closeMethods(dns.promises, functionsOf(dns.promises));
  closeMethods(process, [
    'kill',
    '_kill',
    '_debugProcess',
    'getBuiltinModule',
    'binding',
    'dlopen',
  ]);
  for (const name of ['fetch', 'WebSocket', 'EventSource'])
    Reflect.deleteProperty(globalThis, name);
  syncBuiltinESMExports();
}
