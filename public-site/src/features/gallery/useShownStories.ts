import { highlightedStories } from 'shared-api/contract/site/stories';
import { useLocation, useParams } from 'shared-ui/router';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import type { GalleryState } from '../../galleryState.ts';
import { highlighted, stories as all, storiesOf, type Story } from '../../media/stories.ts';
import { storyPosition } from '../../storyPosition.ts';

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
  const isAll = useIsAll();
  const ownPosition = storyPosition(id, all.length);
  const listed = isAll || ownPosition > highlightedStories ? all : highlighted;
  const stories = state?.stories ? storiesOf(state.stories) : listed;
  return {
    stories,
    index: storyPosition(id, stories.length) - 1,
    state: { ...state, stories: stories.map((story) => story.id) },
  };
}

/** Whether the address asks for all; not known to the server, which keeps one page a path. */
function useIsAll(): boolean {
  const { search } = useLocation();
  return useHasScripts() && new URLSearchParams(search).has('all');
}
