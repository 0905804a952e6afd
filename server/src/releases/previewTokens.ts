import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

/** What a preview's link says. */
export interface PreviewClaim {
  app: AppName;
  version: string;
  /** The preview's name in the log. */
  id: string;
  /** The last instant at which it is good, milliseconds. */
  until: number;
}

const keyName = 'keys/preview';

/** Signs and reads the links of previews, with a key that lies in the storage. */
export class PreviewTokens {
  readonly #storage: ReleaseStorage;
  #key: string | undefined;

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /** A text for the preview's link and cookie, that nobody else can make. */
  async sign({ app, version, id, until }: PreviewClaim): Promise<string> {
    const claim = [app, version, id, until].join('.');
    return `${claim}.${mac(claim, await this.#ownKey())}`;
  }

  /** What a text says, if it was signed here and is still good. */
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
    // Whoever made one at the same time may have been later: what is there now counts.
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
