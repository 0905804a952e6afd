import { useEffect, useRef, useState } from 'react';
import {
  errorMessage,
  errorStatus,
  pathTo,
  showMessage,
  useCompany,
  useDispatch,
  useRecordQuery,
} from 'shared-api/client';
import type { Agreement, ChangeOrder } from 'shared-api/contract/quotes/office/agreement';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { useLocation } from 'shared-ui/router';
import { Skeleton } from 'shared-ui/Skeleton';
import { IfMay } from '../../../IfMay.tsx';
import { showAmount } from '../../../amounts.ts';
import { useDownloadMutation } from '../../../api/downloadApi.ts';
import { showDay } from '../../../dates.ts';
import { showInstant } from '../../../instants.ts';
import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';
import styles from './agreement.module.css';
import {
  useAcceptChangeOrderMutation,
  useAgreementQuery,
  useWithdrawChangeOrderMutation,
} from './agreementApi.ts';
import { loadAcceptanceDialog } from './loadAcceptanceDialog.ts';
import { texts } from './texts.ts';

// They check what is typed: with the schemas, every first screen of the office would carry them.
const AcceptanceDialog = late(loadAcceptanceDialog);
const ChangeOrderDialog = late(async () => {
  const load = () => import(/* webpackChunkName: "changeOrder" */ './ChangeOrderDialog.tsx');
  return { default: (await loadPart(load)).ChangeOrderDialog };
});

/** What a client has agreed to on a quote, what of it is billed, and its change orders. */
export function QuoteAgreement({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useAgreementQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const heading = useHeadingOfLink(data !== undefined);
  return (
    <section aria-labelledby="agreement" className={styles['part']}>
      <h2 ref={heading} id="agreement" tabIndex={-1} className={styles['title']}>
        {texts.title}
      </h2>
      {data ? (
        <Known id={id} agreement={data} />
      ) : error && !isFetching ? (
        <>
          <p role="alert">{errorMessage(error)}</p>
          <div>
            <Button look="secondary" onClick={() => void refetch()}>
              {texts.again}
            </Button>
          </div>
        </>
      ) : (
        <div role="status" aria-label={texts.loading}>
          <Skeleton width="long" />
        </div>
      )}
    </section>
  );
}

/** The heading, which a link to it (`#agreement`) leads to once what is below it is there and moves no more. */
function useHeadingOfLink(isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = useLocation().hash === '#agreement';
  useEffect(() => {
    if (isThere && isMeant) heading.current?.focus();
  }, [isThere, isMeant]);
  return heading;
}

function Known({ id, agreement }: { id: number; agreement: Agreement }) {
  const { timeZone } = useCompany();
  const { acceptance } = agreement;
  if (!acceptance) return <p>{texts.notAccepted}</p>;
  const { on, by, how, note, recordedBy, recordedAt } = acceptance;
  return (
    <>
      <div>
        <p>
          <Badge tone="good">{texts.acceptedState}</Badge> {texts.accepted(showDay(on), by, how)}
        </p>
        {note !== '' && <p>{note}</p>}
        <p className={styles['hint']}>
          {texts.recorded(recordedBy, showInstant(recordedAt, timeZone))}
        </p>
      </div>
      <Figures agreement={agreement} />
      <Orders id={id} orders={agreement.changeOrders} isBound={agreement.ceiling !== null} />
    </>
  );
}

function Figures({ agreement: { agreed, ceiling, billed } }: { agreement: Agreement }) {
  if (ceiling === null) return <p>{texts.noCeiling}</p>;
  const figures = [
    [texts.agreed, agreed],
    [texts.ceiling, ceiling],
    [texts.billed, billed],
    [texts.left, Math.round((ceiling - billed) * 100) / 100],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{showAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrdersProps {
  id: number;
  orders: readonly ChangeOrder[];
  /** Whether changes are made by change orders. */
  isBound: boolean;
}

function Orders({ id, orders, isBound }: OrdersProps) {
  const [isNew, setNew] = useState(false);
  const { data: quote } = useRecordQuery({ entity: 'quotes', id });
  const number = quote?.['number'];
  if (!isBound) return null;
  return (
    <>
      <div className={styles['head']}>
        <h3>{texts.orders}</h3>
        <IfMay needs="quotes">
          <Button look="secondary" onClick={() => setNew(true)}>
            {texts.newOrder}
          </Button>
        </IfMay>
      </div>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <ul className={styles['orders']}>
          {orders.map((order) => (
            <li key={order.id}>
              <strong>{order.number}</strong>
              <span>
                <State order={order} />
              </span>
              <span className={styles['total']}>{showAmount(order.total)}</span>
              <p>{order.reason}</p>
              <Actions quoteId={id} order={order} />
            </li>
          ))}
        </ul>
      )}
      {isNew && typeof number === 'number' && (
        <ChangeOrderDialog quote={{ id, number }} onClose={() => setNew(false)} />
      )}
    </>
  );
}

function State({ order: { acceptance, withdrawnOn } }: { order: ChangeOrder }) {
  if (acceptance) {
    const { on, by, how } = acceptance;
    return (
      <>
        <Badge tone="good">{texts.acceptedState}</Badge>{' '}
        {texts.acceptedDetails(showDay(on), by, how)}
      </>
    );
  }
  return withdrawnOn === null ? (
    <Badge tone="open">{texts.open}</Badge>
  ) : (
    <>
      <Badge>{texts.withdrawnState}</Badge> {showDay(withdrawnOn)}
    </>
  );
}

function Actions({ quoteId, order }: { quoteId: number; order: ChangeOrder }) {
  const dispatch = useDispatch();
  const [isAccepting, setAccepting] = useState(false);
  const [accept, accepting] = useAcceptChangeOrderMutation();
  const [withdraw, withdrawing] = useWithdrawChangeOrderMutation();
  const [download, downloading] = useDownloadMutation();
  const { id, version, number, total, acceptance, withdrawnOn } = order;
  const isOpen = acceptance === null && withdrawnOn === null;

  async function act(
    call: Promise<{ data?: unknown; error?: unknown }>,
    done: string,
  ): Promise<void> {
    const { data, error } = await call;
    if (data) dispatch(showMessage(done));
    // Over a session that ended the login window is shown.
    else if (errorStatus(error) !== 401) dispatch(showMessage(errorMessage(error)));
  }

  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        isBusy={downloading.isLoading}
        aria-label={texts.downloadOf(number)}
        onClick={() => {
          const path = pathTo('GET /download-change-order/:number', { params: { number } });
          const fallback = 'change-order.pdf';
          void download({ path, fallback }).then(({ data, error }) =>
            dispatch(showMessage(data ? data.message : errorMessage(error))),
          );
        }}
      >
        {texts.download}
      </Button>
      {isOpen && (
        <IfMay needs="quotes">
          <Button
            look="quiet"
            aria-label={texts.acceptOf(number)}
            onClick={() => setAccepting(true)}
          >
            {texts.accept}
          </Button>
          <Button
            look="quiet"
            isBusy={withdrawing.isLoading}
            aria-label={texts.withdrawOf(number)}
            onClick={() => void act(withdraw({ id, quoteId, version }), texts.isWithdrawn(number))}
          >
            {texts.withdraw}
          </Button>
        </IfMay>
      )}
      {isAccepting && (
        <AcceptanceDialog
          what={number}
          total={showAmount(total)}
          version={version}
          isBusy={accepting.isLoading}
          onAccept={async (body) => {
            const { data, error } = await accept({ id, quoteId, ...body });
            if (data) {
              setAccepting(false);
              dispatch(showMessage(texts.acceptanceRecorded(number)));
            }
            return error;
          }}
          onClose={() => setAccepting(false)}
        />
      )}
    </span>
  );
}
