import type { ContactPageData, QuotePageData } from 'shared-api/contract/pages/pageData';
import { inLanguage } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useCompany } from 'shared-api/store';
import type { Brand } from 'shared-ui/BrandMark';
import cleaning from '../media/share/cleaning.png';
import contracting from '../media/share/contracting.png';
import group from '../media/share/group.png';
import { usePageDataOf } from '../usePageDataOf.ts';
import { texts } from './texts.ts';

/** Pictures that are shown where a page is shared. */
const pictures = { group, cleaning, contracting };

interface PageHeadProps {
  /** Whose picture is shown where the page is shared. */
  brand?: Brand;
  title: string;
  description: string;
  /** The page's own address without its language; pages shown under several are known by this one. */
  path: string;
}

/** Whether the page shows what is wrong with a form that was sent without scripts. */
function useIsRefused(path: string): boolean {
  const sent = usePageDataOf<QuotePageData | ContactPageData>(path, 'values');
  return sent !== undefined && (sent.errors ?? sent.failure) !== undefined;
}

/** What search engines and shared links show of a page. */
export function PageHead({ title, description, path, brand = 'group' }: PageHeadProps) {
  const { name, siteUrl } = useCompany();
  const isRefused = useIsRefused(path);
  const named = path === '/' ? title : `${title} – ${name}`;
  const whole = isRefused ? texts.refused(named) : named;
  const address = new URL(inLanguage(pageLanguage, path), siteUrl).href;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(pictures[brand], siteUrl).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
