import { useCompany } from 'shared-api/client';
import type { RateCardHistoryEntry } from 'shared-api/contract/quotes/rateCard';
import { useRateCardHistoryQuery } from './rateCardApi.ts';
import { showInstant } from '../../../instants.ts';
import { History, HistoryTable } from '../History.tsx';
import type { PriceField } from './priceGroups.ts';
import styles from './Prices.module.css';
import { showPrice } from './priceText.ts';
import { texts } from '../texts.ts';

const t = texts.priceHistory;

type Fields = readonly PriceField[];

/** Who changed which prices, from what to what. */
export const PriceHistory = ({ fields }: { fields: Fields }) => (
  <History title={t.title}>
    <Entries fields={fields} />
  </History>
);

function Entries({ fields }: { fields: Fields }) {
  const { timeZone } = useCompany();
  const answer = useRateCardHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <HistoryTable
      answer={answer}
      caption={t.title}
      loading={t.loading}
      failed={t.failed}
      none={t.none}
      columns={[
        {
          header: t.prices,
          isUnbroken: true,
          cell: ({ version }: RateCardHistoryEntry) => t.version(version),
        },
        { header: t.changes, cell: (entry) => <Changes {...entry} fields={fields} /> },
        { header: t.by, cell: ({ who }) => who },
        { header: t.when, isUnbroken: true, cell: ({ at }) => showInstant(at, timeZone) },
      ]}
      rowKey={({ version }) => String(version)}
    />
  );
}

function Changes({ before, after, fields }: RateCardHistoryEntry & { fields: Fields }) {
  const paths = Object.keys(after ?? {});
  if (paths.length === 0) return t.same;
  return (
    <ul className={styles['changes']}>
      {paths.map((path) => {
        const field = fields.find((one) => one.path === path);
        const show = (value: unknown): string =>
          typeof value === 'number' ? showPrice(value, field?.unit ?? 'dollars') : t.unknown;
        return (
          <li key={path}>
            {t.change(
              field ? `${field.group}: ${field.label}` : path,
              show(before?.[path]),
              show(after?.[path]),
            )}
          </li>
        );
      })}
    </ul>
  );
}
