import type { StoryPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { highlightedStories } from 'shared-api/contract/site/stories';
import { useLocation, useParams } from 'shared-ui/router';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import type { GalleryState } from '../../galleryState.ts';
import { highlighted, stories as all, storiesOf, type Story } from '../../media/stories.ts';
import { storyPosition } from '../../storyPosition.ts';
import { usePageDataOf } from '../../usePageDataOf.ts';

interface ShownStories {
  stories: readonly Story[];
  /** Index of the story that is shown. */
  index: number;
  /** For the next address, so that the same stories stay on show. */
  state: GalleryState;
}

/**
 * The stories that a page has handed over, otherwise the highlighted ones (docs/product/pages.md
 * "Gallery"). An address further on shows one of all, and so does `?all`.
 */
export function useShownStories(): ShownStories {
  const state = useLocation().state as GalleryState | null;
  const { id = '1' } = useParams();
  const ownPosition = storyPosition(id, all.length);
  const isAll = useIsAll(ownPosition);
  const listed = isAll || ownPosition > highlightedStories ? all : highlighted;
  const stories = state?.stories ? storiesOf(state.stories) : listed;
  return {
    stories,
    index: storyPosition(id, stories.length) - 1,
    state: { ...state, stories: stories.map((story) => story.id) },
  };
}

/** Whether the address asks for all: the server's page says so until the scripts read it themselves. */
function useIsAll(position: number): boolean {
  const { search } = useLocation();
  const page = usePageDataOf<StoryPageData>(routes.story(position), 'isAll');
  const hasScripts = useHasScripts();
  return hasScripts ? new URLSearchParams(search).has('all') : page !== undefined;
}
