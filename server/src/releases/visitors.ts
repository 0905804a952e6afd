import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { PreviewTokens } from './previewTokens.ts';
import type { Visitor } from './chooseReleases.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

/** Cookie that holds the visitor's rollout bucket; only set during a rollout. */
const bucketCookie = 'place';
/** Cookie that holds a signed preview token. */
const previewCookie = (app: AppName): string => `preview-${app}`;
const days = 24 * 3600;

/** The bucket of a visitor, and the cookie's text, which is another one for nearly each. */
export function bucketOf(
  cookieHeader: string | undefined,
): { bucket: number; text: string } | undefined {
  const text = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[bucketCookie];
  const bucket = Number(text ?? Number.NaN);
  return text !== undefined && bucket >= 0 && bucket < 100 ? { bucket, text } : undefined;
}

/** A visitor, and the cookies that keep them recognisable. */
export interface Recognised {
  visitor: Visitor;
  cookies: string[];
  /** When the first of the previews expires (milliseconds); undefined if there are none. */
  until: number | undefined;
}

/** Determines which releases a visitor gets. Nothing is stored about anybody on the server. */
export class Visitors {
  readonly #store: ReleaseStore;
  readonly #tokens: PreviewTokens;
  readonly #secure: boolean;

  /** @param secure whether the site is served over HTTPS */
  constructor(store: ReleaseStore, tokens: PreviewTokens, secure: boolean) {
    this.#store = store;
    this.#tokens = tokens;
    this.#secure = secure;
  }

  async recognise(cookieHeader: string | undefined): Promise<Recognised> {
    const sent = cookieHeader === undefined ? {} : parseCookie(cookieHeader);
    const cookies: string[] = [];
    let bucket: number | undefined;
    if (this.#store.hasRollout) {
      bucket = bucketOf(cookieHeader)?.bucket;
      if (bucket === undefined) {
        // Digits enough that visitors can be counted; none of them says who somebody is.
        const drawn = (randomInt(10 ** 12) / 10 ** 10).toFixed(10);
        bucket = Number(drawn);
        cookies.push(this.#cookie(bucketCookie, drawn, 90 * days));
      }
    }
    const previews: Visitor['previews'] = {};
    let until: number | undefined;
    for (const app of appNames) {
      const token = sent[previewCookie(app)];
      if (!token) continue;
      const claim = await this.#tokens.read(token);
      const isKnown = claim && this.#store.states[app].previews.some(({ id }) => id === claim.id);
      if (claim?.app !== app || !isKnown) {
        cookies.push(this.#cookie(previewCookie(app), '', 0));
        continue;
      }
      previews[app] = claim.version;
      until = Math.min(until ?? claim.until, claim.until);
    }
    return { visitor: { bucket, previews }, cookies, until };
  }

  /** The cookie that grants a preview to this browser. */
  previewCookie(app: AppName, token: string, until: number): string {
    return this.#cookie(previewCookie(app), token, Math.ceil((until - Date.now()) / 1000));
  }

  /** Cookies that end all previews in this browser. */
  endCookies(): string[] {
    return appNames.map((app) => this.#cookie(previewCookie(app), '', 0));
  }

  #cookie(name: string, value: string, maxAge: number): string {
    return stringifySetCookie({
      name,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
    });
  }
}
