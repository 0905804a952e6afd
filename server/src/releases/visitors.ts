import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { PreviewTokens } from './previewTokens.ts';
import type { Visitor } from './chooseReleases.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

/** Name of the cookie that holds where a visitor stands among all; there while a release is shared. */
const placeCookie = 'place';
/** Name of the cookie that holds a preview's signed text. */
const previewCookie = (app: AppName): string => `preview-${app}`;
const days = 24 * 3600;

/** A visitor, and the cookies to set so that it stays the same one. */
export interface Recognised {
  visitor: Visitor;
  cookies: string[];
  /** When the first of the previews ends, milliseconds; undefined without any. */
  until: number | undefined;
}

/** Says who a visitor is, as far as releases are concerned. Nothing is kept of anybody. */
export class Visitors {
  readonly #store: ReleaseStore;
  readonly #tokens: PreviewTokens;
  readonly #secure: boolean;

  /** @param secure whether visitors come over HTTPS */
  constructor(store: ReleaseStore, tokens: PreviewTokens, secure: boolean) {
    this.#store = store;
    this.#tokens = tokens;
    this.#secure = secure;
  }

  async recognise(cookieHeader: string | undefined): Promise<Recognised> {
    const sent = cookieHeader === undefined ? {} : parseCookie(cookieHeader);
    const cookies: string[] = [];
    let place: number | undefined;
    if (this.#store.isShared) {
      place = Number(sent[placeCookie] ?? Number.NaN);
      if (!(place >= 0 && place < 100)) {
        place = randomInt(10_000) / 100;
        cookies.push(this.#cookie(placeCookie, String(place), 90 * days));
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
    return { visitor: { place, previews }, cookies, until };
  }

  /** The cookie that gives whoever has it a preview. */
  previewCookie(app: AppName, token: string, until: number): string {
    return this.#cookie(previewCookie(app), token, Math.ceil((until - Date.now()) / 1000));
  }

  /** The cookies that end all previews of a browser. */
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
