import { createHash } from 'node:crypto';
import { publicCompany, type Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { BootData } from 'shared-api/contract/pages/boot';
import { defaultLanguage, inLanguage, languages } from 'shared-api/contract/values/language';
import { overrideVersion } from 'shared-api/contract/releases/overrides';
import { releaseAddress, type AppName, type Release } from 'shared-api/contract/releases/release';
import { addressOfOverride } from '../releases/overrides/withOverrides.ts';
import type { Chosen } from '../releases/chooseReleases.ts';
import type { RenderedPage, ShownPage } from '../rendering/messages.ts';
import type { Renderers } from '../rendering/Renderers.ts';
import { isBuiltIn, localised, type Asked } from './Asked.ts';
import { composePage } from './composePage.ts';
import type { PageNotes } from './notes/pageNotes.ts';
import { remoteIntegrity, shellIntegrity } from './integrity.ts';

interface Page {
  status: number;
  html: string;
  etag: string;
  indexed: boolean;
  /** Whether it is what this release shows; not if its release failed to render it. */
  isWhole: boolean;
}

/** Composes pages from a visitor's releases, without caching them. */
export class PageComposer {
  readonly #renderers: Renderers;
  readonly #company: Company;
  readonly #assets: string;

  /** @param assets the origin that release files come from; empty for the site itself */
  constructor(renderers: Renderers, company: Company, assets = '') {
    this.#renderers = renderers;
    this.#company = company;
    this.#assets = assets;
  }

  /**
   * The canonical page for a path, if it is known without asking the release. All paths that show the
   * same page share it, so that made-up paths cost neither rendering nor cache space.
   */
  knownPage({ releases }: Chosen, { name, language, path }: Asked): ShownPage | undefined {
    const remote = releases[name];
    // What a developer's machine shows at an address is not known here, but the data that it is shown with.
    if (remote?.version === overrideVersion) return { address: path, status: 200 };
    // Without prerendering, a page does not depend on its path.
    if (!remote?.prerender) return { address: `(${name})`, status: 200 };
    return this.#renderers.knownPage(remote, language, path);
  }

  /** The canonical page for a path; undefined if the release does not tell. */
  async findPage(chosen: Chosen, asked: Asked): Promise<ShownPage | undefined> {
    const known = this.knownPage(chosen, asked);
    const remote = chosen.releases[asked.name];
    if (known || !remote) return known;
    return this.#renderers.findPage(remote, asked.language, asked.path);
  }

  /** The page with its boot data, and notes if its browser gets something else than others. */
  async compose(
    { releases }: Chosen,
    shell: Release,
    page: Asked,
    data?: unknown,
    notes?: PageNotes,
  ): Promise<Page> {
    const { name, language, path } = page;
    // Pages of the office are kept for work without a connection by a worker that answers for this site alone.
    const assets = name === 'public-site' ? this.#assets : '';
    const remote = localised(releases[name], language);
    const integrity = shellIntegrity(localised(shell, language) ?? shell);
    const overridden = (app: AppName) =>
      notes?.override?.overrides.filter((found) => found.app === app).map(addressOfOverride)[0];
    const boot: BootData = {
      apps: {
        public_site:
          overridden('public-site') ??
          remoteData(localised(releases['public-site'], language), name, assets),
        back_office: overridden('back-office') ?? remoteData(releases['back-office'], name, assets),
      },
      company: publicCompany(
        name === 'public-site' ? withoutPastDates(this.#company) : this.#company,
        language,
      ),
      ...(language === defaultLanguage ? {} : { language }),
      shellVersion: shell.version,
      ...(integrity && { integrity }),
      prerendered: false,
      ...(data === undefined ? {} : { page: data }),
    };
    let rendered: RenderedPage | undefined;
    if (remote?.prerender) {
      const input = { path, boot: { ...boot, prerendered: true } };
      rendered = await this.#renderers.render(remote, language, input);
    }
    const isFound = name === 'public-site' && rendered !== undefined;
    const html = composePage({
      name,
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
      notes,
      assets,
    });
    return {
      status: rendered?.status ?? 200,
      html,
      // Weak, because the page is sent in several encodings.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      indexed: name === 'public-site',
      isWhole: rendered !== undefined || !remote?.prerender,
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

/** @param shown the app that the page shows */
function remoteData(
  release: Release | undefined,
  shown: AppName,
  assets: string,
): BootData['apps']['public_site'] {
  const [entry] = release?.scripts ?? [];
  if (!release || entry === undefined) return null;
  const address = (file: string): string =>
    assets + releaseAddress(release.app, release.version, file);
  const integrity = remoteIntegrity(release, release.app === shown);
  return {
    entry: address(entry),
    styles: release.styles.map(address),
    version: release.version,
    ...(integrity && { integrity }),
  };
}
