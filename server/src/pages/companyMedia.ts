import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { inLanguage, languages, locales, type Language } from 'shared-api/contract/values/language';
import { manifestPath, themeColors } from './composePage.ts';

const folder = path.resolve(import.meta.dirname, '../../media');

/**
 * PNG icons for places without SVG support, by size in pixels; the company's logo on its own
 * background.
 */
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Cache lifetime of the company's media. */
const oneDay = 'public, max-age=86400';

/** The company's own media at fixed addresses; operators replace the folder. */
export const companyMedia: FastifyPluginAsync<{ company: Company }> = async (app, { company }) => {
  const favicon = await readFile(path.join(folder, 'favicon.svg'));
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', oneDay).type('image/svg+xml').send(favicon),
  );
  // Some browsers request it regardless of the page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));

  for (const name of Object.keys(icons)) {
    const icon = await readFile(path.join(folder, name));
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', oneDay).type('image/png').send(icon),
    );
  }

  for (const language of languages) {
    app.get(inLanguage(language, manifestPath), (_request, reply) =>
      reply
        .header('cache-control', oneDay)
        .type('application/manifest+json')
        .send(JSON.stringify(manifestOf(company, language))),
    );
  }
};

/** The web app manifest of the pages in a language: what is installed from them opens in it. */
const manifestOf = ({ name, legalName }: Company, language: Language) => ({
  name: legalName,
  short_name: name,
  lang: locales[language],
  start_url: inLanguage(language, '/'),
  display: 'browser',
  background_color: themeColors.light,
  theme_color: themeColors.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...Object.entries(icons).map(([name, size]) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  ],
});
