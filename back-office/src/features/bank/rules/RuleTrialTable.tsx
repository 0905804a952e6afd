import { useEffect, useRef } from 'react';
import { useCompany } from 'shared-api/client';
import type { RuleTrial } from 'shared-api/contract/billing/bankLines';
import { Table } from 'shared-ui/Table';
import { showDay } from '../../../dates.ts';
import styles from '../BankPage.module.css';
import { showMoney } from '../showMoney.ts';
import { texts } from '../texts.ts';

const t = texts.rules;

type Line = RuleTrial['lines'][number];

/** What the changed rules would make of the transactions. */
export function RuleTrialTable({ trial }: { trial: RuleTrial }) {
  const { brands } = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [trial]);
  const said = ({ kind, category, brand }: Line['before']): string =>
    t.judgement(
      kind,
      category,
      brand === 'cleaning' || brand === 'contracting' ? brands[brand].name : brand,
    );
  const { changes, lines } = trial;
  return (
    <div className={styles['below']}>
      <div className={styles['partHead']}>
        <div>
          <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
            {t.wouldChange(changes)}
          </h3>
          {changes > lines.length && <p className={styles['intro']}>{t.newest(lines.length)}</p>}
        </div>
      </div>
      {lines.length > 0 && (
        <div className={styles['panel']}>
          <Table
            caption={t.trial}
            isStacked
            columns={[
              { header: texts.list.day, isUnbroken: true, cell: ({ day }: Line) => showDay(day) },
              { header: texts.list.description, cell: ({ description }) => description },
              {
                header: texts.list.amount,
                align: 'end',
                isUnbroken: true,
                cell: ({ amount, currency }) => showMoney(amount, currency),
              },
              { header: t.before, cell: ({ before }) => said(before) },
              { header: t.after, cell: ({ after }) => said(after) },
            ]}
            rows={lines}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </div>
  );
}
