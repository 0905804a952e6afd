import { Pause, Play, X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { BrandMark } from 'shared-ui/BrandMark';
import { Link } from 'shared-ui/router';
import type { Story } from '../../media/stories.ts';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import styles from './GalleryPage.module.css';
import { texts } from './texts.ts';

interface GalleryBarProps {
  stories: readonly Story[];
  story: Story;
  /** How much of the story is over, in percent. */
  progress: number;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  onClose: () => void;
}

/** Overlay of the film: its progress, the company's name, and buttons to pause and to close. */
export function GalleryBar({
  stories,
  story,
  progress,
  isPaused,
  onPause,
  onClose,
}: GalleryBarProps) {
  const hasScripts = useHasScripts();
  const { brands } = useCompany();
  const { name } = brands[story.company];
  const close = (event: MouseEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <div className={styles['bar']}>
      <GallerySegments stories={stories} index={stories.indexOf(story)} progress={progress} />
      <div className={styles['tools']}>
        <Link to={routes.home()} className={styles['logo']} aria-label={texts.home(name)}>
          <BrandMark brand={story.company} name={name} size="small" />
        </Link>
        <button
          type="button"
          className={styles['tool']}
          data-film="toggle"
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
        <Link
          to={routes.home()}
          className={styles['tool']}
          aria-label={texts.close}
          onClick={close}
        >
          <X aria-hidden="true" />
        </Link>
      </div>
      {!hasScripts && <p className={styles['late']}>{texts.late}</p>}
    </div>
  );
}

interface GallerySegmentsProps extends Pick<GalleryBarProps, 'stories' | 'progress'> {
  index: number;
}

/** One segment a story: those before are full, the one that runs fills. */
const GallerySegments = ({ stories, index, progress }: GallerySegmentsProps) => (
  <ol className={styles['segments']} aria-hidden="true">
    {stories.map(({ id }, position) => (
      <li key={id} className={styles['segment']}>
        <Segment
          percent={position < index ? 100 : position === index ? progress : 0}
          isRunning={position === index && progress > 0}
        />
      </li>
    ))}
  </ol>
);

/** The width is set by script, as it changes with every frame of the film. */
function Segment({ percent, isRunning }: { percent: number; isRunning: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (bar.current) bar.current.style.transform = `scaleX(${percent / 100})`;
  }, [percent]);
  return <span ref={bar} className={isRunning ? styles['running'] : undefined} />;
}
