import type { Story } from '../../media/stories.ts';
import styles from './GalleryPage.module.css';
import { texts } from './texts.ts';

/** What a story shows, and where and when, if that is known. */
export function GalleryCaption({ story: { type, location, date } }: { story: Story }) {
  const place = [location, date === undefined ? undefined : texts.day(date)];
  return (
    <div className={styles['caption']}>
      <p className={styles['type']}>{type}</p>
      <p>{place.filter(Boolean).join(', ')}</p>
    </div>
  );
}
