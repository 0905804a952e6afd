import { appNames, type AppName } from 'shared-api/contract/releases/release';
import { apps } from './apps.ts';

/** URL below which the development server serves an app's files. */
export const devAddress = (app: AppName): string => `/__dev/${app}/`;

interface Boot {
  apps: Record<string, { entry: string; styles: string[]; version: string } | null>;
  prerendered: boolean;
  integrity?: unknown;
}

const linksOf = (app: AppName): RegExp =>
  new RegExp(`<(?:link|script)[^>]*"/releases/${app}/[^>]*>(?:</script>)?`, 'g');

/**
 * Rewrites a page from the running server so that the named apps come from the development server
 * and all others from their live releases.
 */
export function devPage(html: string, developed: AppName[]): string {
  let page = html;
  for (const app of developed) page = page.replaceAll(linksOf(app), '');
  if (developed.includes('shell')) {
    const address = devAddress('shell');
    const refresh = `<script defer src="${address}refresh.js"></script>`;
    page = page.replace(
      '</head>',
      `${developed.length === appNames.length ? refresh : ''}<link rel="stylesheet" href="${address}main.css">` +
        `<script defer src="${address}federation.js"></script>` +
        `<script defer src="${address}main.js"></script></head>`,
    );
  }
  return page
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<div id="overlay">)/, '$1$2')
    .replace(
      /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/,
      (_, open, json, end) => {
        const boot = JSON.parse(String(json)) as Boot;
        // The server's HTML comes from the live release, so it cannot be hydrated by changed
        // sources.
        boot.prerendered = false;
        for (const app of developed) {
          if (app === 'shell') {
            // Hashes of the live release.
            delete boot.integrity;
            continue;
          }
          boot.apps[apps[app].federationName] = {
            entry: `${devAddress(app)}remoteEntry.js`,
            styles: [],
            version: 'dev',
          };
        }
        return String(open) + JSON.stringify(boot).replaceAll('<', '\\u003c') + String(end);
      },
    );
}
