import { useCallback, useEffect, useState } from 'react';
import {
  errorMessage,
  keptFirstPage,
  showMessage,
  useCompany,
  useDispatch,
  useListInfiniteQuery,
  useSession,
} from 'shared-api/client';
import { entityWords } from 'shared-api/contract/entities/entityNames';
import { routes } from 'shared-api/contract/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { useLocation, useNavigate } from 'shared-ui/router';
import { showAmount } from '../../amounts.ts';
import type { AnyScreen } from '../../entities/Screen.ts';
import styles from './ListPage.module.css';
import { ExportButton } from './ExportButton.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListSort } from './ListSort.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import { nothing } from './listChoice.ts';
import { useListChoice } from './useListChoice.ts';

/** The list of an entity (docs/product/office.md). */
export function ListPage({ screen }: { screen: AnyScreen }) {
  const { entity, title, filters, ListActions } = screen;
  const { name } = useCompany();
  const session = useSession();
  const dispatch = useDispatch();
  const [choice, setChoice] = useListChoice(entity);
  const { search, filters: chosen, sort } = choice;
  const [resets, setResets] = useState(0);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAll = search === '' && Object.keys(chosen).length === 0;
  const isWhole = isAll && sort === '';
  const {
    currentData,
    error,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useListInfiniteQuery(isWhole ? { entity } : { entity, search, filters: chosen, sort }, {
    refetchOnMountOrArgChange: true,
  });

  useEffect(() => {
    if (error) dispatch(showMessage(errorMessage(error)));
  }, [error, dispatch]);

  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  // What was seen the last time stands there while the server is asked.
  const kept =
    !currentData && !error && isWhole && session
      ? keptFirstPage(localStorage, entity, session.username)
      : undefined;
  const pages = currentData?.pages ?? (kept ? [kept] : []);
  const records = pages.flatMap(({ results }) => results);
  const count = pages.at(-1)?.count ?? 0;
  const total = pages.at(-1)?.total ?? 0;
  const isAdmin = session?.role === 'Admin';
  const isLoading = isFetching && pages.length === 0;

  function showAll(): void {
    setChoice(nothing);
    setResets((times) => times + 1);
    // What another screen asked for is over, also when the page is loaded again.
    if (choice.label !== undefined) void navigate(pathname, { replace: true });
  }

  return (
    <>
      <title>{`${title} – ${name}`}</title>
      <div className={styles['head']}>
        <div className={styles['heading']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['count']} role="status">
            {isLoading ? 'Loading..' : `${count} ${count === 1 ? 'result' : 'results'}`}
            {!isLoading && screen.hasTotal && `, ${showAmount(total)}`}
          </p>
        </div>
        <div className={styles['search']}>
          <ListSearch
            key={resets}
            value={choice.search}
            hint={screen.searched}
            onSearch={(search) => setChoice({ ...choice, search })}
          />
        </div>
        <div className={styles['sort']}>
          <ListSort
            screen={screen}
            sort={choice.sort}
            onSort={(sort) => setChoice({ ...choice, sort })}
          />
        </div>
        {isAdmin && (
          <div className={styles['buttons']}>
            {filters.map(({ label, parameter, value }) => {
              const isOn = choice.filters[parameter] === value;
              return (
                <Button
                  key={label}
                  look={isOn ? 'primary' : 'secondary'}
                  aria-pressed={isOn}
                  onClick={() =>
                    setChoice({ search, sort, filters: isOn ? {} : { [parameter]: value } })
                  }
                >
                  {label}
                </Button>
              );
            })}
            {ListActions && <ListActions />}
            <ExportButton entity={entity} choice={choice} />
            {screen.canBeCreated && (
              <ButtonLink to={routes.editor(entity, 'new')}>Create</ButtonLink>
            )}
          </div>
        )}
      </div>
      {choice.label !== undefined && (
        <p className={styles['narrowed']}>
          Only {choice.label}
          <Button look="quiet" onClick={showAll}>
            Show all {entity}
          </Button>
        </p>
      )}
      <div className={styles['panel']}>
        {isLoading && <ListSkeleton screen={screen} />}
        {!isLoading && error && (
          <div className={styles['failure']}>
            <p role="alert">{errorMessage(error)}</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        )}
        {!isLoading && !error && records.length === 0 && (
          <EmptyState
            title={isAll ? `No ${entity} yet` : 'Nothing matches'}
            action={
              isAll ? undefined : (
                <Button look="secondary" onClick={showAll}>
                  Show all {entity}
                </Button>
              )
            }
          >
            {isAll
              ? screen.emptyHint
              : `No ${entityWords[entity].singular} fits this search. Try fewer letters, or show all.`}
          </EmptyState>
        )}
        {records.length > 0 && !error && (
          <>
            <ListTable
              key={JSON.stringify(choice)}
              screen={screen}
              records={records}
              count={count}
              sort={choice.sort}
              onSort={(sort) => setChoice({ ...choice, sort })}
              onNearEnd={loadMore}
            />
            <p className={styles['end']} role="status">
              {isFetchingNextPage || isFetching ? 'Loading..' : ''}
              {!isFetching && !hasNextPage ? "You've reached the end!" : ''}
            </p>
          </>
        )}
      </div>
    </>
  );
}
