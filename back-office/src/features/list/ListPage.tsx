import { useCompany } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import type { AnyScreen } from '../../entities/Screen.ts';
import { wholeChoice } from '../../listChoice.ts';
import styles from './ListPage.module.css';
import { ListHead } from './ListHead.tsx';
import { ListPanel } from './ListPanel.tsx';
import { ListViews } from './ListViews.tsx';
import { useDensity } from './useDensity.ts';
import { useListChoice } from './useListChoice.ts';
import { useListRecords } from './useListRecords.ts';
import { texts } from './texts.ts';

/** The list of an entity (docs/product/office.md). */
export function ListPage({ screen }: { screen: AnyScreen }) {
  const { entity, title } = screen;
  const { name } = useCompany();
  const [choice, setChoice] = useListChoice(entity);
  const list = useListRecords(entity, choice);
  const [isCompact, setCompact] = useDensity();
  const showAll = (): void => setChoice(wholeChoice(entity));

  return (
    <>
      <title>{texts.pageTitle(title, name)}</title>
      <ListHead screen={screen} list={list} choice={choice} onChoose={setChoice} />
      <div className={styles['over']}>
        <ListViews screen={screen} choice={choice} />
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
      <ListPanel
        screen={screen}
        list={list}
        isCompact={isCompact}
        choice={choice}
        onChoose={setChoice}
        onShowAll={showAll}
      />
    </>
  );
}
