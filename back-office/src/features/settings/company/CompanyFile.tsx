import type { ReactNode } from 'react';
import { useCompany } from 'shared-api/client';
import { useStaffCompanyQuery } from '../../../api/companyApi.ts';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import facts from './Company.module.css';

const t = texts.company;

/** What only the company file says, to be read. */
export function CompanyFile() {
  const company = useCompany();
  const { brands, taxRate } = company;
  return (
    <section aria-labelledby="company-file" className={styles['more']}>
      <h3 id="company-file" className={styles['heading']}>
        {t.file}
      </h3>
      <p className={styles['intro']}>{t.where}</p>
      <div className={facts['facts']}>
        <Facts title={t.words}>
          <Fact name={t.cleaning}>{brands.cleaning.tagline}</Fact>
          <Fact name={t.contracting}>{brands.contracting.tagline}</Fact>
          <Fact name={t.social}>
            <Lines of={company.social.map(({ name, url }) => `${name}: ${url}`)} />
          </Fact>
        </Facts>
        <Facts title={t.money}>
          <Fact name={t.taxRate}>{Math.round(taxRate * 10_000) / 100} %</Fact>
          <Fact name={t.eTransferEmail}>{company.eTransferEmail}</Fact>
          <Fact name={t.eTransferSteps}>
            <Lines of={company.eTransferInstructions} />
          </Fact>
        </Facts>
        <Facts title={t.booking}>
          <Fact name={t.site}>{company.siteUrl}</Fact>
          <Fact name={t.detailing}>{company.autoDetailingUrl}</Fact>
          <Fact name={t.timeZone}>{company.timeZone}</Fact>
          <Fact name={t.quoteEmails}>
            <QuoteEmails />
          </Fact>
        </Facts>
      </div>
    </section>
  );
}

/** The one thing that is not in the page already: only staff may see it. */
function QuoteEmails() {
  const { data, error, isFetching, refetch } = useStaffCompanyQuery(undefined);
  useAgainAfterLogin(error, refetch);
  if (data) return <Lines of={data.quoteEmails} />;
  return (
    <PartState
      loading={t.loading}
      failed={t.failed}
      error={isFetching ? undefined : error}
      onRetry={() => void refetch()}
    />
  );
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={facts['card']}>
    <h4 className={facts['cardTitle']}>{title}</h4>
    <dl className={facts['list']}>{children}</dl>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={facts['fact']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className={facts['lines']}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
