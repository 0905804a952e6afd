import { useCallback, useEffect, useMemo, useState } from 'react';
import { errorStatus, useCompany, useSession } from 'shared-api/client';
import type { BrandName } from 'shared-api/contract/billing/bank';
import { may } from 'shared-api/contract/staff/permissions';
import { EmptyState } from 'shared-ui/EmptyState';
import { useNavigate } from 'shared-ui/router';
import { Skeleton } from 'shared-ui/Skeleton';
import { Unseen } from 'shared-ui/Unseen';
import { useMay } from '../../IfMay.tsx';
import { useChartDataQuery } from './bankApi.ts';
import { ChartBar } from './ChartBar.tsx';
import { ChartGroups } from './charts/ChartGroups.tsx';
import { groups, isGroupOfInvoices, type Chart } from './charts/charts.ts';
import type { CellPosition } from './charts/chartTable.ts';
import { Waiting } from '../../entities/page/Waiting.tsx';
import { companiesOf, haveBankData } from './companies.ts';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { listAddress } from '../../listChoice.ts';
import styles from './DashboardPage.module.css';
import { openSum } from './rows/openSum.ts';
import { RowsDialog, type OpenSum } from './rows/RowsDialog.tsx';
import { Statements } from './statements/Statements.tsx';
// Their styles stand after those of windows, as on the bank's screen and in editors.
import { MoneyNotices } from '../../money/back/MoneyNotices.tsx';
import { useMoneyNotices } from '../../money/back/useMoneyNotices.ts';
import { Suggestions } from '../../money/suggestions/Suggestions.tsx';
import { usePaymentSuggestionsQuery } from '../../money/suggestions/suggestionsApi.ts';
import { texts } from './texts.ts';
import { chosenGroups, useChartChoice } from './useChartChoice.ts';

/** The dashboard (docs/product/office.md). */
export function DashboardPage() {
  const session = useSession();
  // While a session that ended waits to be taken up again, the screen stays.
  if (session && !may(session.role, 'seeMoney')) return <NotAllowed message={texts.notAllowed} />;
  return <Dashboard />;
}

function Dashboard() {
  const { brands } = useCompany();
  const session = useSession();
  const navigate = useNavigate();
  const handlesBank = useHandlesBank();
  const [sum, setSum] = useState<OpenSum>();
  const { data, error, isFetching, refetch } = useChartDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const companies = useMemo(() => companiesOf(brands, data), [brands, data]);
  const isDeskKnown = useDeskKnown(handlesBank);
  const isWithoutBank = data !== undefined && !haveBankData(companies);
  const there = isWithoutBank ? groups.filter(isGroupOfInvoices) : groups;
  const chosen = useChartChoice(there);
  const { brand: only, months } = chosen.choice;
  const shownCompanies = useMemo(
    () => companies.filter(({ brand }) => only === undefined || brand === only),
    [companies, only],
  );

  // After another login the charts are asked for anew.
  const wasRefused = errorStatus(error) === 401;
  useEffect(() => {
    if (session && wasRefused) void refetch();
  }, [session, wasRefused, refetch]);

  const open = useCallback(
    (chart: Chart, brand: BrandName, cell: CellPosition) => {
      const company = companies.find((one) => one.brand === brand);
      const found = company && openSum(chart, company, cell);
      if (found && 'label' in found) void navigate(listAddress('invoices', found));
      else setSum(found);
    },
    [companies, navigate],
  );

  return (
    <>
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['head']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <div className={styles['message']} role="status">
          {data ? data.message : !error && <Skeleton width="medium" />}
          {!data && !error && <Unseen>{texts.loading}</Unseen>}
        </div>
      </div>
      {!isDeskKnown && <Waiting part="main" />}
      {handlesBank && (
        // Rendered while hidden, since its parts fetch what they show.
        <div className={styles['desk']} hidden={!isDeskKnown}>
          <MoneyNotices />
          <Statements />
          <Suggestions />
        </div>
      )}
      {error && !isFetching && (
        <div className={styles['panel']}>
          <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {isWithoutBank && (
        <div className={styles['panel']}>
          <EmptyState title={texts.emptyTitle}>
            <p>{handlesBank ? texts.emptyAdmin : texts.emptyEmployee}</p>
          </EmptyState>
        </div>
      )}
      {(data ?? isFetching) && isDeskKnown && (
        <>
          <ChartBar groups={there} companies={companies} {...chosen} />
          <ChartGroups
            groups={chosenGroups(there, chosen.choice)}
            companies={shownCompanies}
            months={months}
            onOpen={open}
          />
        </>
      )}
      {sum && <RowsDialog sum={sum} onClose={() => setSum(undefined)} />}
    </>
  );
}

/**
 * Whether all that stands above the charts has loaded or failed: charts shown earlier would move down. Once true it stays
 * so, since what failed is tried again in its own place.
 */
function useDeskKnown(isThere: boolean): boolean {
  const { notices, isNone, error } = useMoneyNotices();
  const { isLoading } = usePaymentSuggestionsQuery(undefined, { skip: !isThere });
  const isKnown =
    !isThere || (!isLoading && (notices !== undefined || isNone || error !== undefined));
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
}

/**
 * Whether somebody who handles the bank is in front of the screen. While a session that ended waits to be taken up again,
 * the answer stays, so that files which were handed over stay too.
 */
function useHandlesBank(): boolean {
  const session = useSession();
  const mayAct = useMay('money');
  const [handlesBank, setHandlesBank] = useState(mayAct);
  if (session && mayAct !== handlesBank) setHandlesBank(!handlesBank);
  return handlesBank;
}
