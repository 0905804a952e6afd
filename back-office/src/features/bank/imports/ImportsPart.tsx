import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { ForeignInFile, StatementFile } from 'shared-api/contract/billing/bankImports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showDay } from '../../../dates.ts';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useOutcome } from '../../../frame/useOutcome.ts';
import { showInstant } from '../../../instants.ts';
import { nameOf } from '../accounts/nameOf.ts';
import { RateDialog } from '../accounts/RateDialog.tsx';
import { useBankImportsInfiniteQuery, useUndoImportMutation } from '../bankDeskApi.ts';
import styles from '../BankPage.module.css';
import { PartFrame } from '../PartFrame.tsx';
import { showMoney } from '../showMoney.ts';
import { texts } from '../texts.ts';

const t = texts.imports;

const tones = { read: 'good', refused: 'bad', undone: 'neutral', waiting: 'neutral' } as const;

const stateOf = ({ outcome, undoneAt }: StatementFile): keyof typeof tones =>
  undoneAt === null ? outcome : 'undone';

/** Every statement file, what it brought, and the way to take it back. */
export function ImportsPart() {
  const answer = useBankImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(answer.error, answer.refetch);
  const [undo, { isLoading, originalArgs }] = useUndoImportMutation();
  const [asked, setAsked] = useState<StatementFile>();
  const [rated, setRated] = useState<{ file: StatementFile; foreign: ForeignInFile }>();
  const { failure, forget, tell } = useOutcome(texts.failedAction);
  const files = answer.data?.pages.flatMap(({ results }) => results) ?? [];

  async function takeBack(file: StatementFile): Promise<void> {
    setAsked(undefined);
    tell(await undo(file.id));
  }

  return (
    <PartFrame
      id="bank-imports"
      title={texts.parts.imports}
      intro={t.intro}
      answer={answer}
      words={t}
      isEmpty={files.length === 0}
      below={
        answer.hasNextPage && (
          <div className={styles['foot']}>
            <MoreButton isBusy={answer.isFetching} onMore={answer.fetchNextPage} />
          </div>
        )
      }
    >
      <ImportTable
        files={files}
        busyWith={isLoading ? originalArgs : undefined}
        onTakeBack={setAsked}
        onRate={(file, foreign) => setRated({ file, foreign })}
      />
      <AlertDialog
        isOpen={asked !== undefined}
        title={t.takeBackTitle(asked?.name ?? '')}
        closeLabel={t.keep}
        onClose={() => setAsked(undefined)}
        confirm={{
          label: t.takeBack,
          look: 'danger',
          onConfirm: () => asked && void takeBack(asked),
        }}
      >
        <p>{t.takeBackText(asked?.added ?? 0)}</p>
      </AlertDialog>
      {rated && (
        <RateDialog
          title={texts.accounts.rateTitle(
            accountOf(rated.file, rated.foreign),
            rated.foreign.currency,
            rated.file.name,
          )}
          lines={{
            accountId: rated.foreign.accountId,
            currency: rated.foreign.currency,
            month: null,
            fileId: rated.file.id,
          }}
          rate={rated.foreign.rate}
          source={rated.foreign.source}
          onClose={() => setRated(undefined)}
        />
      )}
      <FailureDialog failure={failure} onClose={forget} />
    </PartFrame>
  );
}

interface ImportTableProps {
  files: readonly StatementFile[];
  /** The import that is being taken back. */
  busyWith: number | undefined;
  onTakeBack: (file: StatementFile) => void;
  onRate: (file: StatementFile, foreign: ForeignInFile) => void;
}

/** The account that money of an import in another currency is on. */
function accountOf({ accounts }: StatementFile, { accountId }: ForeignInFile): string {
  const account = accounts.find(({ id }) => id === accountId);
  return account ? nameOf(account) : '';
}

function ImportTable({ files, busyWith, onTakeBack, onRate }: ImportTableProps) {
  const { timeZone } = useCompany();
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        {
          header: t.state,
          cell: (file: StatementFile) => (
            <>
              <Badge tone={tones[stateOf(file)]}>{t.states[stateOf(file)]}</Badge>
              {file.undoneAt !== null && (
                <span className={styles['stack']}>
                  {t.undoneBy(file.undoneBy ?? '', showInstant(file.undoneAt, timeZone))}
                </span>
              )}
            </>
          ),
        },
        {
          header: t.file,
          cell: ({ name, reason, note }) => (
            <>
              <span className={styles['name']}>{name}</span>
              {reason + note !== '' && <span className={styles['stack']}>{reason || note}</span>}
            </>
          ),
        },
        {
          header: t.when,
          cell: ({ at, who }) => (
            <>
              <span className={styles['days']}>{showInstant(at, timeZone)}</span>
              <span className={styles['stack']}>{t.by(who)}</span>
            </>
          ),
        },
        {
          header: t.account,
          cell: (file) => <AccountCell file={file} onRate={onRate} />,
        },
        {
          header: t.lines,
          cell: ({ outcome, added, lines }) =>
            outcome === 'read' ? t.counts(added, lines - added) : '–',
        },
        {
          header: texts.actions,
          align: 'end',
          isActions: true,
          cell: (file) =>
            stateOf(file) === 'read' && (
              <div className={styles['rowActions']}>
                <Link to={`${routes.bank()}?fileId=${file.id}#lines`} className={styles['open']}>
                  {t.open}
                  <Unseen>{t.unseen(file.name)}</Unseen>
                </Link>
                <Button look="quiet" isBusy={busyWith === file.id} onClick={() => onTakeBack(file)}>
                  {t.takeBack}
                  <Unseen>{t.unseen(file.name)}</Unseen>
                </Button>
              </div>
            ),
        },
      ]}
      rows={files}
      rowKey={({ id }) => id}
    />
  );
}

/** Whose lines a file has, of which days, and what of them is in another currency. */
const AccountCell = ({
  file,
  onRate,
}: { file: StatementFile } & Pick<ImportTableProps, 'onRate'>) => (
  <>
    {file.accounts.map(nameOf).join(', ') || '–'}
    <Days accounts={file.accounts} />
    {file.foreign.map((foreign) => (
      <span key={`${foreign.accountId} ${foreign.currency}`} className={styles['stack']}>
        {t.foreign(showMoney(foreign.amount, foreign.currency), foreign.rate)}
        <span className={styles['within']}>
          <Button look="quiet" onClick={() => onRate(file, foreign)}>
            {foreign.waiting > 0 ? texts.accounts.give : texts.accounts.giveOther}
            <Unseen>{t.unseen(file.name)}</Unseen>
          </Button>
        </span>
      </span>
    ))}
  </>
);

/** The first and the last day that a file is of; nothing for one without lines. */
function Days({ accounts }: Pick<StatementFile, 'accounts'>) {
  const days = accounts.flatMap(({ firstDay, lastDay }) =>
    firstDay === null || lastDay === null ? [] : [firstDay, lastDay],
  );
  const sorted = days.sort();
  if (sorted.length === 0) return null;
  return (
    <span className={styles['stack']}>
      {texts.days(showDay(sorted[0]), showDay(sorted.at(-1)))}
    </span>
  );
}
