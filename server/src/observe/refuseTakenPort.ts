import { createServer } from 'node:net';
import { ConfigError, type Config } from '../config.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Says in words why nothing can listen at an address, and what to do.
 * @throws ConfigError for a known reason; the error itself for any other
 */
export function explainListening({ host, port }: Address, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    throw new ConfigError(
      `Port ${port} of ${host} is in use. End what listens there, or set another: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new ConfigError(`Port ${port} may not be opened by this user. Set another: PORT=8080.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    throw new ConfigError(`This machine has no address ${host}. Set HOST=127.0.0.1.`);
  }
  throw error;
}

/**
 * Tries the address of a server before anything is built, released or written for it.
 * @throws ConfigError when it is taken or cannot be opened
 */
export async function refuseTakenPort(address: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(address.port, address.host, resolve);
  }).catch((error: unknown) => explainListening(address, error));
  await new Promise((resolve) => probe.close(resolve));
}
