import { useEffect, useRef } from 'react';
import { defaultLanguage, languages } from 'shared-api/contract/values/language';
import { ownNames } from 'shared-api/contract/values/languageNames';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import type { Story } from '../../media/stories.ts';
import styles from './GalleryPage.module.css';

interface GalleryVideoProps {
  story: Story;
  isPaused: boolean;
  /** The film runs; it is so many seconds long. */
  onPlaying: (seconds: number) => void;
  /** It ran already when this page was taken over, and is at so many seconds. */
  onPlayingBefore: (at: number) => void;
  /** The film waits for data. */
  onWaiting: () => void;
  /** It could not begin by itself, or the visitor asked for less motion. */
  onPausedByBrowser: () => void;
  onEnded: () => void;
}

/** One film, muted, beginning by itself. */
export function GalleryVideo({
  story: { video, cover, alt, captions = {} },
  isPaused,
  onPlaying,
  onPlayingBefore,
  onWaiting,
  onPausedByBrowser,
  onEnded,
}: GalleryVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  // A film is muted: what is said in it is read, in the page's language where it can be.
  const shown = captions[pageLanguage] === undefined ? defaultLanguage : pageLanguage;
  const refused = useRef(onPausedByBrowser);
  const ended = useRef(onEnded);
  const runs = useRef((_film: HTMLVideoElement): void => undefined);
  useEffect(() => {
    refused.current = onPausedByBrowser;
    ended.current = onEnded;
    runs.current = ({ duration, currentTime }) => {
      onPlayingBefore(currentTime);
      onPlaying(duration);
    };
  });
  useEffect(() => {
    const film = ref.current;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      if (film) film.currentTime = 0;
      refused.current();
      // It began by itself, and was over before this page was taken over.
    } else if (film?.ended) ended.current();
    // What its player told before anybody listened is not told again.
    else if (film && !film.paused && film.readyState > film.HAVE_CURRENT_DATA) runs.current(film);
  }, []);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    film.dataset['live'] = '';
    // Held before scripts ran: it stays so.
    if (film.dataset['held'] !== undefined) {
      delete film.dataset['held'];
      refused.current();
    } else if (isPaused) film.pause();
    // A browser may refuse to begin: to save power, say.
    else
      film.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') refused.current();
      });
  }, [isPaused]);
  return (
    <video
      ref={ref}
      className={styles['film']}
      poster={typeof cover === 'string' ? cover : cover.src}
      aria-label={alt}
      muted
      autoPlay
      playsInline
      onPlaying={({ currentTarget }) => onPlaying(currentTarget.duration)}
      onWaiting={onWaiting}
      onEnded={onEnded}
    >
      {video.webm !== undefined && <source src={video.webm} type="video/webm" />}
      <source src={video.mp4} type="video/mp4" />
      {languages.map(
        (language) =>
          captions[language] !== undefined && (
            <track
              key={language}
              kind="captions"
              src={captions[language]}
              srcLang={language}
              label={ownNames[language]}
              default={language === shown}
            />
          ),
      )}
    </video>
  );
}
