import { unbroken } from 'shared-api/contract/values/unbroken';
import { areFilmsDrawn } from '../../media/storyCovers.ts';
import type { Story } from '../../media/stories.ts';
import styles from './GalleryPage.module.css';
import { texts } from './texts.ts';

interface GalleryCaptionProps {
  story: Story;
  /** Who begins to read should not have the next film shown. */
  onRead: () => void;
}

/** What a story shows, where and when, if that is known, and what is said in it. */
export function GalleryCaption({
  story: { type, location, date, transcript },
  onRead,
}: GalleryCaptionProps) {
  const place = [location, date === undefined ? undefined : texts.day(date)].filter(Boolean);
  return (
    <div className={styles['caption']}>
      <p className={styles['type']}>{type}</p>
      {place.length > 0 && <p>{unbroken(place.join(', '))}</p>}
      {areFilmsDrawn && <p>{texts.drawn}</p>}
      {transcript && (
        <details
          className={styles['transcript']}
          onToggle={({ currentTarget }) => currentTarget.open && onRead()}
        >
          <summary>{texts.transcript}</summary>
          <ol lang={transcript.language}>
            {transcript.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
