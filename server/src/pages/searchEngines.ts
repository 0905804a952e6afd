import type { FastifyPluginAsync } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { sitePages } from 'shared-api/contract/pages/sitePages';
import { inLanguage, languages, locales } from 'shared-api/contract/values/language';
import { escapeHtml } from '../escapeHtml.ts';

/** `robots.txt` and the site map. */
export const searchEngines: FastifyPluginAsync<{ company: Company }> = async (
  app,
  { company: { siteUrl } },
) => {
  const addressOf = (path: string): string => new URL(path, siteUrl).href;

  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
          ...sitePages.flatMap((path) => {
            const inEach = languages.map((language) => ({
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
      ),
  );

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
          'Disallow: /quote-answer/',
          'Disallow: /payment-receipt/',
          'Disallow: /login',
          `Sitemap: ${addressOf('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  );
};
