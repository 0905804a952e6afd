import type { PublicCompany } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { catalogue } from 'shared-api/contract/site/catalogue';
import cleaning from './media/share/cleaning.png';
import contracting from './media/share/contracting.png';
import group from './media/share/group.png';
import { pageOf } from './pages.ts';

/** Pictures that are shown where a page is shared. */
const pictures = { Janitorial: cleaning, Contracting: contracting };

/**
 * What is shown where a page is shared (Open Graph), from what React has written into the page's head.
 * Only the server's HTML has it: whoever shows a shared page asks the server for it.
 * @param head title, description and canonical link, escaped already
 */
export function sharingHead(head: string, path: string, company: PublicCompany): string {
  const { name, siteUrl } = company;
  const [, title] = /<title[^>]*>([^<]*)</.exec(head) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  if (title === undefined || description === undefined || address === undefined) return '';
  const { address: shown } = pageOf(path);
  const service = catalogue.find(
    ({ type, serviceName }) => routes.serviceDetail(type, serviceName) === shown,
  );
  const picture = service ? pictures[service.type] : group;
  const properties = {
    type: 'website',
    site_name: escaped(name),
    title,
    description,
    url: address,
    image: escaped(new URL(picture, siteUrl).href),
    'image:width': '1200',
    'image:height': '630',
  };
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="og:${property}" content="${content}"/>`,
  );
  return `${metas.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
