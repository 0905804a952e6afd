import { Select } from 'shared-ui/Select';
import type { AnyScreen } from '../../entities/Screen.ts';
import { texts } from './texts.ts';

interface ListSortProps {
  screen: AnyScreen;
  /** A column's name, with a minus before it for the other way round; empty for the list's own order. */
  sort: string;
  onSort: (sort: string) => void;
}

/** What the headings do, for phones, where rows are cards without headings. */
export function ListSort({ screen, sort, onSort }: ListSortProps) {
  return (
    <Select
      label={texts.sortBy}
      value={sort}
      empty={texts.usualOrder}
      options={screen.columns.flatMap(({ header, sort: name }) =>
        name === undefined
          ? []
          : [
              { value: name, label: texts.ascending(header) },
              { value: `-${name}`, label: texts.descending(header) },
            ],
      )}
      onChange={({ target }) => onSort(target.value)}
    />
  );
}
