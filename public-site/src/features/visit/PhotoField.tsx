import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { photoLimits, photoTypes } from 'shared-api/contract/site/visitLimits';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import { Field } from 'shared-ui/Field';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import styles from './Visit.module.css';
import { texts } from './texts.ts';
import type { ChosenPhoto } from './useChosenPhotos.ts';
import type { Photos } from './usePhotos.ts';

interface PhotoFieldProps {
  photos: Photos;
  error: string | undefined;
  disabled: boolean;
  /** Other photos are chosen now; what was said of them before is no longer true. */
  onChange: () => void;
}

/**
 * Photos of the site. Without scripts they are sent with the form, and those that the server keeps from
 * an earlier try can be unticked.
 */
export function PhotoField({ photos, error, disabled, onChange }: PhotoFieldProps) {
  const hasScripts = useHasScripts();
  const id = useId();
  const input = useEarlyFiles(photos.add);
  // An upload that fails while the form is sent is told of already.
  const isNamed = error !== undefined && error === photos.named;
  const said = [...photos.faults, ...(isNamed ? [] : (error?.split('\n') ?? []))];
  const hasPhotos = photos.photos.length > 0;
  return (
    <div className={styles['photos']}>
      <Field label={texts.photos}>
        {(control) => (
          <span className={styles['choose']}>
            <span className={styles['invitation']} aria-hidden="true">
              <ImagePlus size={22} />
              {texts.addPhotos}
            </span>
            {/* Lies over the words, so that photos can also be dropped there. */}
            <input
              {...control}
              aria-describedby={said.length > 0 ? `${id}-said` : `${id}-hint`}
              aria-invalid={said.length > 0 || undefined}
              ref={input}
              type="file"
              name="photos"
              multiple
              accept={photoTypes.join(',')}
              disabled={disabled}
              onChange={({ target }) => {
                onChange();
                photos.add([...(target.files ?? [])]);
                // Uploaded from here on; the same file can be chosen again.
                target.value = '';
              }}
            />
          </span>
        )}
      </Field>
      {!hasPhotos && !hasScripts && <Room />}
      {hasPhotos && (
        <ul className={styles['list']}>
          {photos.photos.map((photo) => (
            <li key={photo.key} className={photo.fault && styles['failed']}>
              <PhotoFace photo={photo} />
              {hasScripts ? (
                <Button
                  look="quiet"
                  aria-label={texts.removeOf(photo.name)}
                  // A form that is being sent waits for photos on their way; whoever will not, sends it without them.
                  disabled={disabled && photo.uploaded !== undefined}
                  onClick={() => {
                    onChange();
                    photos.remove(photo.key);
                    input.current?.focus();
                  }}
                >
                  {texts.remove}
                </Button>
              ) : (
                <label className={styles['keep']}>
                  <input type="checkbox" name="photos" value={photo.key} defaultChecked />
                  <span>{texts.keep(photo.name)}</span>
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles['count']}>
        {hasPhotos && texts.count(photos.photos.filter(({ uploaded }) => uploaded).length)}
      </p>
      <Notes id={id} said={said} isNamed={isNamed} isRoomy={hasPhotos || photos.hasLost} />
    </div>
  );
}

interface NotesProps {
  id: string;
  said: readonly string[];
  isNamed: boolean;
  isRoomy: boolean;
}

/**
 * The hint, and in its place why files were left out. With room for what is found only once a photo has been uploaded: the
 * button below would move away from under a finger.
 */
const Notes = ({ id, said, isNamed, isRoomy }: NotesProps) => (
  <div className={classNames(styles['notes'], isRoomy && styles['roomy'])}>
    <p id={`${id}-hint`} className={styles['hint']}>
      {texts.photosHint(photoLimits.count, photoLimits.bytes / 1024 / 1024)}
    </p>
    {said.length > 0 && (
      <div id={`${id}-said`} className={styles['said']} role={isNamed ? undefined : 'alert'}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )}
  </div>
);

/** Takes the files that were chosen before the scripts came. */
function useEarlyFiles(add: Photos['add']) {
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(add);
  useEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) take.current(early);
    if (input.current) input.current.value = '';
  }, []);
  return input;
}

/**
 * The room of photos that the tab keeps, as many as the shell's early script has counted. Where the scripts that show and
 * send them do not come, words take its place.
 */
const Room = () => (
  <>
    <p className={styles['lost']}>{texts.notKept}</p>
    <ul className={styles['room']} aria-hidden="true">
      {Array.from({ length: photoLimits.count }, (_, at) => (
        <li key={at} />
      ))}
    </ul>
  </>
);

function PhotoFace({ photo: { name, progress, uploaded, fault } }: { photo: ChosenPhoto }) {
  return (
    <>
      <span className={styles['face']}>
        {uploaded && <img src={uploaded.thumbnail} alt={name} />}
        {fault && texts.leftOut}
        {!uploaded && !fault && <progress value={progress} aria-label={texts.uploading(name)} />}
      </span>
      <span className={styles['name']}>{name}</span>
    </>
  );
}
