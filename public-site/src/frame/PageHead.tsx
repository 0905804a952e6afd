import type { ContactPageData, QuotePageData } from 'shared-api/contract/pages/pageData';
import { inLanguage } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useCompany } from 'shared-api/store';
import { usePageDataOf } from '../usePageDataOf.ts';
import { texts } from './texts.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address without its language; pages shown under several are known by this one. */
  path: string;
  /** Whether what was sent from the page without scripts was refused; else its own data says so. */
  isRefused?: boolean;
}

/** Whether the page shows what is wrong with a form that was sent without scripts. */
function useIsRefused(path: string): boolean {
  const sent = usePageDataOf<QuotePageData | ContactPageData>(path, 'values');
  return sent !== undefined && (sent.errors ?? sent.failure) !== undefined;
}

/** What search engines show of a page; `sharingHead` adds what shared links show. */
export function PageHead({ title, description, path, isRefused }: PageHeadProps) {
  const { name, siteUrl } = useCompany();
  const isFormRefused = useIsRefused(path);
  const named = path === '/' ? title : `${title} – ${name}`;
  const whole = (isRefused ?? isFormRefused) ? texts.refused(named) : named;
  const address = new URL(inLanguage(pageLanguage, path), siteUrl).href;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
    </>
  );
}
