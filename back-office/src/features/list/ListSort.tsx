import { Select } from 'shared-ui/Select';
import type { AnyScreen } from '../../entities/Screen.ts';

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
      label="Sort by"
      value={sort}
      empty="Usual order"
      options={screen.columns.flatMap(({ header, sort: name }) =>
        name === undefined
          ? []
          : [
              { value: name, label: `${header}, ascending` },
              { value: `-${name}`, label: `${header}, descending` },
            ],
      )}
      onChange={({ target }) => onSort(target.value)}
    />
  );
}
