import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

/** The content of a preview token. */
export interface PreviewClaim {
  app: AppName;
  version: string;
  /** The preview's id in the log. */
  id: string;
  /** Expiry (milliseconds, inclusive). */
  until: number;
}

const keyName = 'keys/preview';

/** Signs and verifies preview tokens, with a key kept in the storage. */
export class PreviewTokens {
  readonly #storage: ReleaseStorage;
  #key: string | undefined;

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /** An unforgeable token for the preview's link and cookie. */
  async sign({ app, version, id, until }: PreviewClaim): Promise<string> {
    const claim = [app, version, id, until].join('.');
    return `${claim}.${mac(claim, await this.#ownKey())}`;
  }

  /** The content of a token, if its signature is valid and it has not expired. */
  async read(token: string, now = Date.now()): Promise<PreviewClaim | undefined> {
    const [app, version = '', id = '', until = '', signature = ''] = token.split('.');
    const name = appNames.find((known) => known === app);
    if (!name || Number(until) <= now) return undefined;
    const claim = [app, version, id, until].join('.');
    this.#key ??= (await this.#storage.read(keyName))?.toString();
    if (this.#key === undefined || !isSame(signature, mac(claim, this.#key))) return undefined;
    return { app: name, version, id, until: Number(until) };
  }

  async #ownKey(): Promise<string> {
    const kept = await this.#storage.read(keyName);
    if (kept) return (this.#key = kept.toString());
    await this.#storage.write(keyName, randomBytes(32).toString('hex'));
    // Another process may have written a key at the same time; the stored one wins.
    this.#key = (await this.#storage.read(keyName))?.toString() ?? '';
    return this.#key;
  }
}

const mac = (claim: string, key: string): string =>
  createHmac('sha256', key).update(claim).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
