import { useCompany } from 'shared-api/client';

/** The home page (specification 2.2). */
export function HomePage() {
  const company = useCompany();
  return (
    <main id="main" tabIndex={-1}>
      <title>{company.name}</title>
      <h1>{company.name}</h1>
    </main>
  );
}
