import type { ReactNode } from 'react';
import { useCompany } from 'shared-api/client';
import { useStaffCompanyQuery } from '../../../api/companyApi.ts';
import facts from './Company.module.css';
import { PartState } from '../../../frame/PartState.tsx';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';

const t = texts.company;

/** What the company file says, to be read. */
export function CompanyPart() {
  const company = useCompany();
  const { brands, address, taxRate } = company;
  return (
    <section aria-labelledby="settings-company">
      <h2 id="settings-company" className={styles['heading']}>
        {texts.parts.company}
      </h2>
      <p className={styles['intro']}>{t.where}</p>
      <div className={facts['facts']}>
        <Facts title={t.names}>
          <Fact name={t.name}>{company.name}</Fact>
          <Fact name={t.legalName}>{company.legalName}</Fact>
          <Fact name={t.cleaning}>
            {brands.cleaning.name}, {brands.cleaning.tagline}
          </Fact>
          <Fact name={t.contracting}>
            {brands.contracting.name}, {brands.contracting.tagline}
          </Fact>
        </Facts>
        <Facts title={t.reach}>
          <Fact name={t.phone}>{company.phone}</Fact>
          <Fact name={t.email}>{company.email}</Fact>
          <Fact name={t.address}>
            {address.street}, {address.city} {address.province} {address.postalCode}
          </Fact>
          <Fact name={t.social}>
            <Lines of={company.social.map(({ name, url }) => `${name}: ${url}`)} />
          </Fact>
        </Facts>
        <Facts title={t.money}>
          <Fact name={t.hst}>{company.hstNumber}</Fact>
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
    <h3 className={facts['cardTitle']}>{title}</h3>
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
