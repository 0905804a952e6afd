import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { BrandMark } from 'shared-ui/BrandMark';
import { Link, useLocation, useNavigate, useParams } from 'shared-ui/router';
import { PageHead } from '../../frame/PageHead.tsx';
import { highlighted, storiesOf } from '../../media/stories.ts';
import { storyPosition } from '../../storyPosition.ts';
import { GalleryCaption } from './GalleryCaption.tsx';
import styles from './GalleryPage.module.css';
import { GalleryVideo } from './GalleryVideo.tsx';
import { texts } from './texts.ts';
import { useProgress } from './useProgress.ts';
import { useSwipe } from './useSwipe.ts';

/** What a page that opens the gallery may hand over: which stories, in which order. */
interface GalleryState {
  stories?: number[];
}

/**
 * Stories one after another, filling the screen (docs/product/pages.md "Gallery",
 * docs/product/behaviour.md).
 */
export function GalleryPage() {
  const company = useCompany();
  const navigate = useNavigate();
  const state = useLocation().state as GalleryState | null;
  const stories = state?.stories ? storiesOf(state.stories) : highlighted;
  const count = stories.length;
  const { id = '1' } = useParams();
  const index = storyPosition(id, count) - 1;
  const previous = routes.story(((index + count - 1) % count) + 1);
  const next = routes.story(((index + 1) % count) + 1);
  const story = stories[index];

  const [isPaused, setPaused] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [hasBegun, setBegun] = useState(false);
  const progress = useProgress(`${index}`, seconds, hasBegun && !isPaused && !isWaiting);

  const go = useCallback(
    (path: string) => void navigate(path, { replace: true, state }),
    [navigate, state],
  );
  const close = useCallback(() => void navigate(routes.home()), [navigate]);
  // Keys may be pressed faster than stories are shown: each counts from the story asked for last.
  const asked = useRef(index);
  useEffect(() => {
    asked.current = index;
  }, [index]);
  const step = useCallback(
    (by: number) => {
      asked.current = (asked.current + by + count) % count;
      go(routes.story(asked.current + 1));
    },
    [count, go],
  );
  const swipe = useSwipe((direction) => step(direction === 'left' ? 1 : -1));

  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
      if (key === 'Escape') close();
      const isOnControl = target instanceof HTMLElement && target.closest('a, button') !== null;
      if (key === ' ' && !isOnControl) setPaused((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step, close]);

  if (!story) return null;
  return (
    <main id="main" tabIndex={-1} className={styles['gallery']} {...swipe}>
      <PageHead
        title={`${texts.title}: ${story.type}`}
        description={`${texts.description} ${story.alt}`}
        path={routes.story(index + 1)}
      />
      <h1 className={styles['title']} aria-live="polite">
        {texts.position(index + 1, count, story.type)}
      </h1>
      <GalleryVideo
        key={story.id}
        story={story}
        isPaused={isPaused}
        onPlaying={(length) => {
          setSeconds(length);
          setWaiting(false);
          setBegun(true);
        }}
        onWaiting={() => setWaiting(true)}
        onPausedByBrowser={() => setPaused(true)}
        onEnded={() => go(next)}
      />
      <div className={styles['bar']}>
        <ol className={styles['segments']} aria-hidden="true">
          {stories.map((other, place) => (
            <li key={other.id} className={styles['segment']}>
              <Segment
                percent={place < index ? 100 : place === index ? progress : 0}
                isRunning={place === index && progress > 0}
              />
            </li>
          ))}
        </ol>
        <div className={styles['tools']}>
          <Link
            to={routes.home()}
            className={styles['logo']}
            aria-label={texts.home(company.brands[story.company].name)}
          >
            <BrandMark
              brand={story.company}
              name={company.brands[story.company].name}
              size="small"
            />
          </Link>
          <button
            type="button"
            className={styles['tool']}
            data-film="toggle"
            aria-label={isPaused ? texts.play : texts.pause}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </button>
          <Link to={routes.home()} className={styles['tool']} aria-label={texts.close}>
            <X aria-hidden="true" />
          </Link>
        </div>
      </div>
      <Link
        to={previous}
        replace
        state={state}
        className={`${styles['side'] ?? ''} ${styles['left'] ?? ''}`}
        aria-label={texts.previous}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link
        to={next}
        replace
        state={state}
        className={`${styles['side'] ?? ''} ${styles['right'] ?? ''}`}
        aria-label={texts.next}
      >
        <ChevronRight aria-hidden="true" />
      </Link>
      <GalleryCaption story={story} />
    </main>
  );
}

/**
 * A width that changes all the time is set by script: the style sheet knows no percents of ours.
 */
function Segment({ percent, isRunning }: { percent: number; isRunning: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (bar.current) bar.current.style.transform = `scaleX(${percent / 100})`;
  }, [percent]);
  return <span ref={bar} className={isRunning ? styles['running'] : undefined} />;
}
