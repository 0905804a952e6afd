import type { FastifyPluginAsync } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { sitePages } from 'shared-api/contract/pages/sitePages';
import {
  defaultLanguage,
  inLanguage,
  languages,
  locales,
} from 'shared-api/contract/values/language';
import { escapeHtml } from '../escapeHtml.ts';
import type { Renderers } from '../rendering/Renderers.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { builtLanguages } from './Asked.ts';
import { untilReady } from './untilReady.ts';

/** `robots.txt` and the site map. */
export const searchEngines: FastifyPluginAsync<{
  company: Company;
  store: ReleaseStore;
  renderers: Renderers;
}> = async (app, { company: { siteUrl }, store, renderers }) => {
  const addressOf = (path: string): string => new URL(path, siteUrl).href;

  /** The pages that the live release has: a company with films of its own may have fewer of them. */
  async function pagesThere(): Promise<readonly string[]> {
    const release = store.defaultReleases.releases['public-site'];
    if (!release?.prerender) return sitePages;
    const shown = await renderers.findPages(release, defaultLanguage, [...sitePages]);
    return shown ? sitePages.filter((_path, index) => shown[index]?.status === 200) : sitePages;
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    await untilReady(store, app.log);
    const built = builtLanguages(store.defaultReleases.releases);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
          ...(await pagesThere()).flatMap((path) => {
            const inEach = built.map((language) => ({
              locale: locales[language],
              address: escapeHtml(addressOf(inLanguage(language, path))),
            }));
            const links = inEach.map(
              ({ locale, address }) =>
                `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
            );
            return inEach.map(({ address }) => `<url><loc>${address}</loc>${links.join('')}</url>`);
          }),
          '</urlset>',
          '',
        ].join('\n'),
      );
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /admin/',
          'Disallow: /employee/',
          'Disallow: /schedule/',
          ...languages.flatMap((language) =>
            ['/quote-answer/', '/payment-receipt/', '/request-sent/'].map(
              (path) => `Disallow: ${inLanguage(language, path)}`,
            ),
          ),
          'Disallow: /login',
          `Sitemap: ${addressOf('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  );
};
