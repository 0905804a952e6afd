import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmount } from 'shared-api/contract/values/money';
import { routes } from 'shared-api/contract/pages/paths';
import type { DealGroup, DealTier } from 'shared-api/contract/quotes/priceAnswers';
import { useDeals, type Deals as KnownDeals } from '../../deals/useDeals.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { Card } from 'shared-ui/Card';
import { Table, type Column } from 'shared-ui/Table';
import { picturedBuildings } from '../../media/buildingPictures.ts';
import styles from './StudentSpecialPage.module.css';
import { texts } from './texts.ts';

interface StudentSpecialPageProps {
  /** The form, from the feature that owns it. */
  quote: ReactNode;
}

/**
 * What is cleaned, the deals, a quote, and the five buildings (docs/product/pages.md "Student
 * special").
 */
export function StudentSpecialPage({ quote }: StudentSpecialPageProps) {
  const { deals, isError } = useDeals();
  return (
    <PublicFrame brand="cleaning">
      <PageHead
        title={texts.title}
        description={texts.description}
        path={routes.studentSpecial()}
      />
      <PageTitle title={texts.title} lead={texts.lead} />
      <Section title={texts.tasks}>
        <div className={styles['tasks']}>
          {texts.taskGroups.map(({ name, tasks }) => (
            <Card key={name}>
              <h3>{name}</h3>
              <ul className={styles['list']}>
                {tasks.map((task) => (
                  <li key={task}>
                    <Check size={18} aria-hidden="true" />
                    {task}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={texts.deals} lead={texts.dealsLead}>
        <Deals deals={deals} isError={isError} />
      </Section>
      <Section title={texts.quote} lead={texts.quoteLead}>
        {quote}
      </Section>
      <Section title={texts.buildings}>
        <ul className={styles['buildings']}>
          {picturedBuildings.map(({ name, units, image }) => (
            <li key={name}>
              <img src={image} alt="" width="480" height="360" loading="lazy" />
              <strong>{withItsNumber(name)}</strong>
              <span>{texts.units(units.length)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </PublicFrame>
  );
}

/** A building's number stays beside the word before it. */
const withItsNumber = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0');

function Deals({ deals, isError }: KnownDeals) {
  if (isError) return <p role="alert">{texts.dealsFailed}</p>;
  if (!deals) return <p role="status">{texts.dealsLoading}</p>;
  return (
    <div className={styles['deals']}>
      {deals.map((group) => (
        <DealTable key={group.name} group={group} />
      ))}
    </div>
  );
}

const columns: Column<DealTier>[] = [
  { header: texts.services, cell: ({ numberOfService }) => numberOfService },
  { header: texts.price, align: 'end', cell: ({ price }) => <s>{formatAmount(price)}</s> },
  {
    header: texts.discount,
    align: 'end',
    cell: ({ discountPrice }) => <strong>{formatAmount(discountPrice)}</strong>,
  },
];

const DealTable = ({ group: { name, tiers } }: { group: DealGroup }) => (
  <Card>
    <h3 className={styles['deal']}>{name}</h3>
    <Table caption={name} columns={columns} rows={tiers} rowKey={({ id }) => id} />
  </Card>
);
