import type { BankAccount, ForeignMonth } from 'shared-api/contract/billing/bankAccounts';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import styles from '../BankPage.module.css';
import { monthName } from '../../../months.ts';
import { showMoney } from '../showMoney.ts';
import { texts } from '../texts.ts';
import { nameOf } from './nameOf.ts';

const t = texts.accounts;

interface ForeignTableProps {
  accounts: readonly BankAccount[];
  onRate: (account: BankAccount, month: ForeignMonth) => void;
  /** Asks for the currency of an account. */
  onSay: (account: BankAccount) => void;
}

/** What accounts have in other currencies, by month, and the rates by which it is counted. */
export function ForeignTable({ accounts, onRate, onSay }: ForeignTableProps) {
  const rows = accounts.flatMap((account) =>
    account.foreign.map((month) => ({ ...month, account, foreign: month })),
  );
  type Row = (typeof rows)[number];
  return (
    <div className={styles['below']}>
      <div className={styles['partHead']}>
        <div>
          <h3 className={styles['heading']}>{t.foreign}</h3>
          <p className={styles['intro']}>{t.foreignIntro}</p>
        </div>
      </div>
      <div className={styles['panel']}>
        <Table
          caption={t.foreign}
          isStacked
          columns={[
            { header: t.account, cell: ({ account }: Row) => nameOf(account) },
            { header: t.month, isUnbroken: true, cell: ({ month }) => monthName(month) },
            { header: t.lines, align: 'end', cell: ({ lines }) => lines },
            {
              header: t.sum,
              align: 'end',
              isUnbroken: true,
              cell: ({ amount, currency }) => showMoney(amount, currency),
            },
            { header: t.rate, cell: Rate },
            {
              header: texts.actions,
              align: 'end',
              isActions: true,
              cell: ({ account, foreign, currency, month, waiting }) =>
                currency === null ? (
                  <div className={styles['rowActions']}>
                    <Button look="quiet" onClick={() => onSay(account)}>
                      {t.sayCurrency}
                      <Unseen>{t.unseen(nameOf(account))}</Unseen>
                    </Button>
                  </div>
                ) : (
                  <div className={classNames(styles['rowActions'], waiting > 0 && styles['edged'])}>
                    <Button
                      look={waiting > 0 ? 'secondary' : 'quiet'}
                      onClick={() => onRate(account, foreign)}
                    >
                      {waiting > 0 ? t.give : t.giveOther}
                      <Unseen>{` ${t.rateTitle(nameOf(account), currency, monthName(month))}`}</Unseen>
                    </Button>
                  </div>
                ),
            },
          ]}
          rows={rows}
          rowKey={({ account, currency, month }) => `${account.id} ${currency ?? ''} ${month}`}
        />
      </div>
    </div>
  );
}

function Rate({ rate, source, who, waiting }: ForeignMonth) {
  if (waiting > 0) return <Badge tone="open">{t.noRate}</Badge>;
  return (
    <>
      {rate ?? t.severalRates}
      {who !== null && <span className={styles['stack']}>{t.by(who, source ?? '')}</span>}
    </>
  );
}
