import { routes } from 'shared-api/contract/pages/paths';
import { unseen } from 'shared-ui/Unseen';
import { PageHead } from '../../frame/PageHead.tsx';
import { areFilmsDrawn } from '../../media/storyCovers.ts';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryCaption } from './GalleryCaption.tsx';
import styles from './GalleryPage.module.css';
import { GallerySides } from './GallerySides.tsx';
import { GalleryVideo } from './GalleryVideo.tsx';
import { texts } from './texts.ts';
import { useFilm } from './useFilm.ts';
import { useGallerySteps } from './useGallerySteps.ts';
import { useShownStories } from './useShownStories.ts';
import { useSwipe } from './useSwipe.ts';

/**
 * Stories one after another, filling the screen (docs/product/pages.md "Gallery",
 * docs/product/behaviour.md).
 */
export function GalleryPage() {
  const { stories, index, state } = useShownStories();
  const count = stories.length;
  const { step, close } = useGallerySteps(index, count, state);
  const { isPaused, progress, setPaused, player } = useFilm(`${index}`);
  const swipe = useSwipe((direction) => step(direction === 'left' ? 1 : -1));
  const story = stories[index];
  if (!story) return null;
  return (
    <main id="main" tabIndex={-1} className={styles['gallery']} {...swipe}>
      <PageHead
        title={texts.titleOf(story.type)}
        description={`${areFilmsDrawn ? texts.descriptionDrawn : texts.description} ${story.alt}`}
        path={routes.story(index + 1)}
      />
      <h1 className={unseen} aria-live="polite">
        {texts.position(index + 1, count, story.type)}
      </h1>
      <GalleryVideo key={story.id} story={story} {...player} onEnded={() => step(1)} />
      <GalleryBar
        stories={stories}
        story={story}
        progress={progress}
        isPaused={isPaused}
        onPause={setPaused}
        onClose={close}
      />
      <GallerySides index={index} count={count} state={state} />
      <GalleryCaption key={`caption ${story.id}`} story={story} onRead={() => setPaused(true)} />
    </main>
  );
}
