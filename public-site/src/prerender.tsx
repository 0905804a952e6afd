import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
// Before any store: pages with forms are rendered as well.
import 'shared-api/client';
import type { BootData } from 'shared-api/contract/pages/boot';
import type { ServicePageData } from 'shared-api/contract/pages/pageData';
import { inLanguage, prefixes } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { createStore, Provider } from 'shared-api/store';
import { StaticRouter } from 'shared-ui/router-static';
import { pageOf } from './pages.ts';
import PublicRoutes from './routes.tsx';
import { sharingHead } from './sharingHead.ts';
import { structuredData } from './structuredData/structuredData.ts';

export { pageOf };

interface RenderedPage {
  html: string;
  head: string;
  status: number;
}

/**
 * Renders one address of the public site, without its language, to HTML for the server.
 *
 * The providers around the routes are the ones that the shell puts around them in the browser, in
 * the same order and nothing else: React hydrates only what has the same shape.
 * @throws whatever a page throws; the server then lets the browser render the page
 */
export async function render({
  path,
  boot,
}: {
  path: string;
  boot: BootData;
}): Promise<RenderedPage> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Provider store={createStore(boot)}>
      <StaticRouter basename={prefixes[pageLanguage]} location={inLanguage(pageLanguage, path)}>
        <Suspense fallback={null}>
          <PublicRoutes />
        </Suspense>
      </StaticRouter>
    </Provider>,
    {
      onError: (error) => void failures.push(error),
      // Everything in its place: moving a late part there would take an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const rendered = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const { head, html } = splitHead(rendered);
  const { company, page } = boot;
  const { fromPrices } = (page ?? {}) as Partial<ServicePageData>;
  const unseen = sharingHead(head, path, company) + structuredData(path, company, fromPrices);
  return { head: head + unseen, html, status: pageOf(path).status };
}

/** React writes what belongs into the document's head before the content; the two are parted here. */
function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}
