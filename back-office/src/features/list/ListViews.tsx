import { useListViewsQuery } from 'shared-api/client';
import {
  listViews,
  ownViews,
  wholeView,
  type ListView,
} from 'shared-api/contract/entities/listViews';
import type { AnyScreen } from '../../entities/Screen.ts';
import { TabLinks } from '../../frame/TabLinks.tsx';
import {
  filtered,
  isOfAll,
  listAddress,
  wholeChoice,
  writeListChoice,
  type ListChoice,
} from '../../listChoice.ts';
import { texts } from './texts.ts';

/** The named parts of a list as tabs over it, each with how many there are. */
export function ListViews({ screen, choice }: { screen: AnyScreen; choice: ListChoice }) {
  const { entity, title } = screen;
  const all: readonly ListView[] = listViews[entity];
  const { data } = useListViewsQuery(entity, { skip: all.length === 0 });
  if (all.length === 0) return null;
  const { view: shown = wholeView, ...others } = choice.filters;
  // The server counts views of one's own for those who have them; an address may name one all the same.
  const views = all.filter(
    (view) => !ownViews.includes(view) || view === shown || data?.counts[view] !== undefined,
  );
  const tab = (of: ListChoice) => ({
    to: listAddress(entity, of),
    onOpen: () => writeListChoice(entity, of),
  });
  return (
    <TabLinks
      label={texts.views(title)}
      tabs={[
        ...views.map((view) => ({
          ...tab(filtered(entity, { view })),
          name: texts.viewNames[view],
          isShown: view === shown,
          ...((!data || data.counts[view] !== undefined) && { count: { of: data?.counts[view] } }),
        })),
        {
          ...tab(wholeChoice(entity)),
          name: texts.whole,
          isShown: shown === wholeView && isOfAll({ ...choice, search: '', filters: others }),
        },
      ]}
    />
  );
}
