import { lazy, Suspense, useEffect } from 'react';
import { listQuery, useCompany, type AnyRecord } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { Button } from 'shared-ui/Button';
import type { Column } from 'shared-ui/Table';
import type { AnyScreen } from '../../entities/Screen.ts';
import { loadPart } from '../../late/loadPart.ts';
import { wholeChoice } from '../../listChoice.ts';
import styles from './ListPage.module.css';
import { ListHead } from './ListHead.tsx';
import { ListPanel } from './ListPanel.tsx';
import { ListViews } from './ListViews.tsx';
import { useDensity } from './useDensity.ts';
import { useListChoice } from './useListChoice.ts';
import { useListRecords } from './useListRecords.ts';
import { useSelecting } from './useSelecting.ts';
import { useLatest } from '../../useLatest.ts';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

const SelectingRows = lazy(async () => ({
  default: (
    await loadPart(
      () => import(/* webpackChunkName: "selectingRows" */ './selecting/SelectingRows.tsx'),
    )
  ).SelectingRows,
}));

/** Drops what a list does not know, as soon as the server has said so. */
function useUnknown(names: readonly string[], drop: (names: readonly string[]) => void): void {
  const dropNow = useLatest(() => drop(names));
  const unknown = names.join();
  useEffect(() => {
    if (unknown !== '') dropNow();
  }, [unknown, dropNow]);
}

/** The list of an entity (docs/product/office.md). */
export function ListPage({ screen }: { screen: AnyScreen }) {
  const { entity, title, BulkActions, bulkActionsNeed = 'own' } = screen;
  const role = useRole();
  const { name } = useCompany();
  const [choice, setChoice, drop] = useListChoice(entity);
  const list = useListRecords(entity, choice);
  useUnknown(list.unknown, drop);
  const [isCompact, setCompact] = useDensity();
  const maySelect = BulkActions !== undefined && role !== undefined && may(role, bulkActionsNeed);
  const shown = listQuery({ entity, ...choice }).toString();
  const { isSelecting, first, begin, select } = useSelecting(shown);
  const showAll = (): void => setChoice(wholeChoice(entity));

  const panel = (leading?: Column<AnyRecord>) => (
    <ListPanel
      screen={screen}
      list={list}
      isCompact={isCompact}
      choice={choice}
      onChoose={setChoice}
      onShowAll={showAll}
      leading={leading}
      onSelect={maySelect && !isSelecting ? begin : undefined}
    />
  );

  return (
    <>
      <title>{texts.pageTitle(title, name)}</title>
      <ListHead screen={screen} list={list} choice={choice} onChoose={setChoice} />
      <div className={styles['over']}>
        <ListViews screen={screen} choice={choice} />
        {maySelect && (
          <Button
            look="quiet"
            size="small"
            aria-pressed={isSelecting}
            onClick={() => select(!isSelecting)}
          >
            {texts.select}
          </Button>
        )}
        <div className={styles['density']}>
          <Button
            look="quiet"
            size="small"
            aria-pressed={isCompact}
            onClick={() => setCompact(!isCompact)}
          >
            {texts.compact}
          </Button>
        </div>
      </div>
      {choice.label !== undefined && (
        <p className={styles['narrowed']}>
          {texts.only(choice.label)}
          <Button look="quiet" onClick={showAll}>
            {texts.showAll(entity)}
          </Button>
        </p>
      )}
      {maySelect && isSelecting ? (
        <Suspense fallback={panel()}>
          <SelectingRows
            key={shown}
            screen={screen}
            list={list}
            choice={choice}
            first={first}
            onEnd={() => select(false)}
          >
            {panel}
          </SelectingRows>
        </Suspense>
      ) : (
        panel()
      )}
    </>
  );
}
