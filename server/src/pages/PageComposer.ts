import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { publicCompany, type Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { BootData } from 'shared-api/contract/pages/boot';
import { defaultLanguage, inLanguage, languages } from 'shared-api/contract/values/language';
import { releaseAddress, type Release } from 'shared-api/contract/releases/release';
import type { Chosen } from '../releases/chooseReleases.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { countPrerenderFailure } from '../telemetry/metrics.ts';
import { isBuiltIn, localised, type Asked } from './Asked.ts';
import { composePage, type PreviewNote } from './composePage.ts';
import { Prerenderer, type RenderedPage, type ShownPage } from './Prerenderer.ts';

interface Page {
  status: number;
  html: string;
  etag: string;
  indexed: boolean;
}

/** Composes pages from a visitor's releases, without caching them. */
export class PageComposer {
  readonly #prerenderer: Prerenderer;
  readonly #company: Company;
  readonly #log: FastifyBaseLogger;

  constructor(store: ReleaseStore, company: Company, log: FastifyBaseLogger) {
    this.#prerenderer = new Prerenderer(store);
    this.#company = company;
    this.#log = log;
  }

  /**
   * The canonical page for a path. All paths that show the same page share it, so that made-up
   * paths cost neither rendering nor cache space.
   */
  shownPage({ releases }: Chosen, { name, language, path }: Asked): ShownPage | undefined {
    const remote = releases[name];
    // Without prerendering, a page does not depend on its path.
    if (!remote?.prerender) return { address: `(${name})`, status: 200 };
    return this.#prerenderer.pageOf(remote, language, path);
  }

  /**
   * Loads what `shownPage` needs; pages of a release that fails to load are rendered in the
   * browser.
   */
  async load({ releases }: Chosen, { name, language }: Asked): Promise<void> {
    const remote = releases[name];
    if (!remote?.prerender) return;
    await this.#prerenderer.load(remote, language).catch(() => undefined);
  }

  async #render(remote: Release, { language, path: address }: Asked, boot: BootData) {
    try {
      return await this.#prerenderer.render(remote, language, { path: address, boot });
    } catch (error) {
      // The page still works, rendered in the browser, but somebody should know.
      this.#log.error(
        { err: error, address, language, release: remote.version },
        'prerendering failed',
      );
      countPrerenderFailure(remote.app, remote.version);
      return undefined;
    }
  }

  /** The page with its boot data, and a note if some of its releases are previews. */
  async compose(
    { releases }: Chosen,
    shell: Release,
    page: Asked,
    data?: unknown,
    preview?: PreviewNote,
  ): Promise<Page> {
    const { name, language, path } = page;
    const remote = localised(releases[name], language);
    const boot: BootData = {
      apps: {
        public_site: remoteData(localised(releases['public-site'], language)),
        back_office: remoteData(releases['back-office']),
      },
      company: publicCompany(
        name === 'public-site' ? withoutPastDates(this.#company) : this.#company,
        language,
      ),
      ...(language === defaultLanguage ? {} : { language }),
      shellVersion: shell.version,
      prerendered: false,
      ...(data === undefined ? {} : { page: data }),
    };
    let rendered: RenderedPage | undefined;
    if (remote?.prerender) {
      rendered = await this.#render(remote, page, { ...boot, prerendered: true });
    }
    const isFound = name === 'public-site' && rendered !== undefined;
    const html = composePage({
      language,
      alternates: languages
        .filter((other) => isFound && isBuiltIn(other, releases))
        .map((other) => ({
          language: other,
          address: new URL(inLanguage(other, path), this.#company.siteUrl).href,
        })),
      shell: localised(shell, language) ?? shell,
      remote,
      boot: { ...boot, prerendered: rendered !== undefined },
      rendered,
      preview,
    });
    return {
      status: rendered?.status ?? 200,
      html,
      // Weak, because the page is sent in several encodings.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      indexed: name === 'public-site',
    };
  }
}

/**
 * A visitor is not told of dates without bookings that were over when the page was composed; without
 * scripts nothing else could leave them out.
 */
function withoutPastDates(company: Company): Company {
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return { ...company, blockedDates: company.blockedDates.filter(({ to }) => to >= today) };
}

function remoteData(release: Release | undefined): BootData['apps']['public_site'] {
  const [entry] = release?.scripts ?? [];
  if (!release || entry === undefined) return null;
  const address = (file: string): string => releaseAddress(release.app, release.version, file);
  return { entry: address(entry), styles: release.styles.map(address), version: release.version };
}
