import { useId, useState } from 'react';
import { errorMessage } from 'shared-api/client';
import { useLeadPhotosQuery } from './leadPhotosApi.ts';
import styles from './LeadPhotos.module.css';
import { PhotoDialog } from './PhotoDialog.tsx';
import { texts } from './texts.ts';

/** The photos that came with a lead: small ones in a row, each to be looked at and deleted. */
export function LeadPhotos({ id }: { id: number }) {
  const { data, error } = useLeadPhotosQuery(id);
  // A client's page has the photos of several leads.
  const titleId = useId();
  const [open, setOpen] = useState<number>();
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  const photos = data?.results ?? [];
  if (photos.length === 0) return null;
  const shown = open === undefined ? undefined : Math.min(open, photos.length - 1);
  const altOf = (index: number): string =>
    texts.alt(index + 1, photos.length, photos[index]?.name ?? '');
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {texts.title}
      </h2>
      <ul className={styles['list']}>
        {photos.map(({ id: photo, thumbnail }, index) => (
          <li key={photo}>
            <button type="button" className={styles['open']} onClick={() => setOpen(index)}>
              <img src={thumbnail} alt={altOf(index)} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && photos[shown] && (
        <PhotoDialog
          key={photos[shown].id}
          leadId={id}
          photo={photos[shown]}
          alt={altOf(shown)}
          onPrevious={shown > 0 ? () => setOpen(shown - 1) : undefined}
          onNext={shown < photos.length - 1 ? () => setOpen(shown + 1) : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
