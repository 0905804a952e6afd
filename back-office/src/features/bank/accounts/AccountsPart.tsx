import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { BankAccount, ForeignMonth } from 'shared-api/contract/billing/bankAccounts';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showDay } from '../../../dates.ts';
import { monthName } from '../../../months.ts';
import { latest } from '../../../frame/latest.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useBankAccountsQuery } from '../bankDeskApi.ts';
import styles from '../BankPage.module.css';
import { PartFrame } from '../PartFrame.tsx';
import { texts } from '../texts.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ForeignTable } from './ForeignTable.tsx';
import { RateDialog } from './RateDialog.tsx';
import { nameOf } from './nameOf.ts';

const t = texts.accounts;

/** The accounts that statements are of: whose money each holds, and what waits for a rate. */
export function AccountsPart() {
  const answer = useBankAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(answer.error, answer.refetch);
  const [edited, setEdited] = useState<BankAccount>();
  const [rated, setRated] = useState<{ account: BankAccount; month: ForeignMonth }>();
  const accounts = answer.data?.results ?? [];
  const fresh = accounts.filter(({ isNew }) => isNew).length;
  const foreign = accounts.filter((account) => account.foreign.length > 0);
  return (
    <PartFrame
      id="bank-accounts"
      title={texts.parts.accounts}
      intro={t.intro}
      answer={answer}
      words={t}
      isEmpty={accounts.length === 0}
      above={
        fresh > 0 && (
          <p className={styles['notice']} role="status">
            {t.asked(fresh)}
          </p>
        )
      }
      below={
        foreign.length > 0 && (
          <ForeignTable
            accounts={foreign}
            onRate={(account, month) => setRated({ account, month })}
            onSay={setEdited}
          />
        )
      }
    >
      <AccountTable accounts={accounts} onEdit={setEdited} />
      {edited && (
        <AccountDialog account={latest(edited, accounts)} onClose={() => setEdited(undefined)} />
      )}
      {rated && (
        <RateDialog
          title={t.rateTitle(
            nameOf(rated.account),
            rated.month.currency ?? '',
            monthName(rated.month.month),
          )}
          lines={{
            accountId: rated.account.id,
            currency: rated.month.currency ?? '',
            month: rated.month.month,
            fileId: null,
          }}
          rate={rated.month.rate}
          source={rated.month.source}
          onClose={() => setRated(undefined)}
        />
      )}
    </PartFrame>
  );
}

interface AccountTableProps {
  accounts: readonly BankAccount[];
  onEdit: (account: BankAccount) => void;
}

/** What tells an account from others: its number and, until somebody has named it, the file that brought it. */
const aboutOf = ({ label, isNew, firstFile }: BankAccount): string =>
  isNew && firstFile !== null ? t.firstIn(label, firstFile) : label;

function AccountTable({ accounts, onEdit }: AccountTableProps) {
  const { brands } = useCompany();
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        {
          header: t.account,
          cell: (account: BankAccount) => (
            <span className={styles['cell']}>
              <span className={styles['name']}>{nameOf(account)}</span>
              {account.isNew && <Badge tone="open">{t.isNew}</Badge>}
              <span className={styles['stack']}>{aboutOf(account)}</span>
            </span>
          ),
        },
        { header: t.kind, cell: ({ kind }) => t.kinds[kind] },
        { header: t.currency, cell: ({ currency }) => currency ?? t.noCurrency },
        { header: t.brand, cell: ({ brand }) => (brand === null ? t.byRules : brands[brand].name) },
        { header: t.lines, align: 'end', cell: ({ lines }) => lines },
        {
          header: t.days,
          cell: ({ firstDay, lastDay }) =>
            firstDay === null ? (
              '–'
            ) : (
              <span className={styles['days']}>
                {texts.days(showDay(firstDay), showDay(lastDay))}
              </span>
            ),
        },
        {
          header: texts.actions,
          align: 'end',
          isActions: true,
          cell: (account) => (
            <div className={classNames(styles['rowActions'], account.isNew && styles['edged'])}>
              <Button look={account.isNew ? 'secondary' : 'quiet'} onClick={() => onEdit(account)}>
                {account.isNew ? t.settle : t.edit}
                <Unseen>{t.unseen(nameOf(account))}</Unseen>
              </Button>
            </div>
          ),
        },
      ]}
      rows={accounts}
      rowKey={({ id }) => id}
    />
  );
}
