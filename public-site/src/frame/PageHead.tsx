import { useCompany } from 'shared-api/client';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address; pages shown under several are known by this one. */
  path: string;
}

/** What search engines and shared links show of a page. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { name, siteUrl } = useCompany();
  const whole = path === '/' ? title : `${title} – ${name}`;
  const address = new URL(path, siteUrl).href;
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
    </>
  );
}
