import { routes } from 'shared-api/contract/pages/officePaths';
import { may } from 'shared-api/contract/staff/permissions';
import type { Role } from 'shared-api/contract/staff/roles';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { showAmount } from '../../amounts.ts';
import { mayCreate } from '../../entities/screens.ts';
import type { AnyScreen } from '../../entities/Screen.ts';
import styles from './ListPage.module.css';
import { ExportButton } from './ExportButton.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListSort } from './ListSort.tsx';
import { filtered, searched, type ListChoice } from '../../listChoice.ts';
import type { ListRecords } from './useListRecords.ts';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

interface ListHeadProps {
  screen: AnyScreen;
  list: ListRecords;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
}

/** What a list is called and holds, and what it can be narrowed and sorted by. */
export function ListHead({ screen, list, choice, onChoose }: ListHeadProps) {
  const role = useRole();
  const { title, hasTotal } = screen;
  const { count, total, isLoading, error } = list;
  // Nobody knows how many there are of a list that did not come.
  const isKnown = !isLoading && error === undefined;
  return (
    <div className={styles['head']}>
      <div className={styles['heading']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['count']} role="status">
          {isLoading && texts.loading}
          {isKnown && texts.count(count)}
          {isKnown && hasTotal && texts.withTotal(showAmount(total))}
        </p>
      </div>
      <div className={styles['search']}>
        <ListSearch
          value={choice.search}
          hint={screen.searched}
          onSearch={(search) => onChoose(searched(screen.entity, choice, search))}
        />
      </div>
      <div className={styles['sort']}>
        <ListSort
          screen={screen}
          sort={choice.sort}
          onSort={(sort) => onChoose({ ...choice, sort })}
        />
      </div>
      {role !== undefined && role !== 'Employee' && (
        <ListButtons role={role} screen={screen} choice={choice} onChoose={onChoose} />
      )}
    </div>
  );
}

type ListButtonsProps = Pick<ListHeadProps, 'screen' | 'choice' | 'onChoose'> & { role: Role };

/** The buttons above a list, which an Employee does not have (docs/product/office.md). */
function ListButtons({ role, screen, choice, onChoose }: ListButtonsProps) {
  const { entity, filters, ListActions, listActionsNeed = 'own' } = screen;
  const { search, sort } = choice;
  return (
    <div className={styles['buttons']}>
      {filters.map(({ label, parameter, value }) => {
        const isOn = choice.filters[parameter] === value;
        return (
          <Button
            key={label}
            look={isOn ? 'primary' : 'secondary'}
            aria-pressed={isOn}
            onClick={() =>
              onChoose({ ...filtered(entity, isOn ? {} : { [parameter]: value }), search, sort })
            }
          >
            {label}
          </Button>
        );
      })}
      {ListActions && may(role, listActionsNeed) && <ListActions />}
      {may(role, entity === 'leads' ? 'clients' : 'exports') && (
        <ExportButton entity={entity} choice={choice} />
      )}
      {mayCreate(role, entity) && (
        <span className={styles['create']}>
          <ButtonLink to={routes.editor(entity, 'new')}>{texts.create}</ButtonLink>
        </span>
      )}
    </div>
  );
}
