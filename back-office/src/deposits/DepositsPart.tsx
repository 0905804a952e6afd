import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { IfMay } from '../IfMay.tsx';
import { showAmount } from '../amounts.ts';
import { showDay } from '../dates.ts';
import { PartState } from '../frame/PartState.tsx';
import { useKeptFresh } from '../frame/useKeptFresh.ts';
import { AskDialog } from './AskDialog.tsx';
import { DepositActions } from './DepositActions.tsx';
import styles from '../money/Money.module.css';
import {
  useDepositsQuery,
  type DepositRequest,
  type Deposits,
  type DepositSubject,
} from './depositsApi.ts';
import { texts } from './texts.ts';

const t = texts.list;

/** What was asked for before an invoice, where it stands, and what can be done about it. */
export function DepositsPart(subject: DepositSubject) {
  const { data, error, refetch } = useDepositsQuery(subject, { refetchOnMountOrArgChange: true });
  useKeptFresh(error, refetch);
  const [isAsking, setAsking] = useState(false);
  if (!data) {
    return (
      <PartState
        loading={texts.loading}
        failed={texts.failed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {data.results.length === 0 ? <p>{t.none}</p> : <Requests deposits={data} />}
      <IfMay needs="money">
        <div>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {texts.ask.open}
          </Button>
        </div>
      </IfMay>
      {isAsking && <AskDialog subject={subject} deposits={data} onClose={() => setAsking(false)} />}
    </>
  );
}

function Requests({ deposits: { results, left } }: { deposits: Deposits }) {
  const held = results.reduce((sum, request) => sum + toCents(request.held), 0);
  return (
    <>
      <dl className={styles['figures']}>
        <div>
          <dt>{t.held}</dt>
          <dd>{showAmount(fromCents(held))}</dd>
        </div>
        {left !== null && (
          <div>
            <dt>{t.left}</dt>
            <dd>{showAmount(left)}</dd>
          </div>
        )}
      </dl>
      <Table
        caption={t.caption}
        isStacked
        columns={[
          { header: t.number, isUnbroken: true, cell: ({ number }: DepositRequest) => number },
          { header: t.what, cell: whatOf },
          { header: t.state, cell: (request) => <State request={request} /> },
          { header: t.amount, align: 'end', cell: ({ amount }) => showAmount(amount) },
          {
            header: t.actions,
            align: 'end',
            isActions: true,
            cell: (request) => <DepositActions request={request} />,
          },
        ]}
        rows={results}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const whatOf = ({ kind, percent, note }: DepositRequest) => (
  <>
    {percent === null ? texts.kinds[kind] : t.part(texts.kinds[kind], percent)}
    {note !== '' && <span className={styles['soft']}>{note}</span>}
  </>
);

const tones = {
  open: 'open',
  held: 'good',
  applied: 'good',
  withdrawn: 'neutral',
  returned: 'neutral',
  forfeited: 'neutral',
} as const;

function State({ request }: { request: DepositRequest }) {
  const { timeZone } = useCompany();
  const { state, dueOn, withdrawnOn, receivedOn, method } = request;
  const [today] = useState(() => companyDay(Date.now() / 1000, timeZone));
  const isLate = state === 'open' && dueOn < today;
  const details = [
    ...(state === 'open' ? [t.dueOn(showDay(dueOn))] : []),
    ...(withdrawnOn === null ? [] : [showDay(withdrawnOn)]),
    ...(receivedOn === null || method === ''
      ? []
      : [t.receivedOn(showDay(receivedOn), texts.methods[method])]),
    ...sharesOf(request),
  ];
  return (
    <>
      <Badge tone={isLate ? 'bad' : tones[state]}>
        {isLate ? texts.states.overdue : texts.states[state]}
      </Badge>
      {details.map((detail) => (
        <span key={detail} className={styles['soft']}>
          {detail}
        </span>
      ))}
    </>
  );
}

/** What became of the money, where more than one thing did. */
function sharesOf(request: DepositRequest): string[] {
  const shares = (['held', 'applied', 'returned', 'forfeited'] as const).filter(
    (name) => request[name] > 0,
  );
  return shares.length < 2 ? [] : shares.map((name) => t.shares[name](showAmount(request[name])));
}
