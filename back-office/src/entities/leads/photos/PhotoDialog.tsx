import { useState } from 'react';
import { errorMessage, showMessage, useDispatch, type Answer } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { Skeleton } from 'shared-ui/Skeleton';
import { useDeleteLeadPhotoMutation, useLeadPhotoQuery } from './leadPhotosApi.ts';
import styles from './LeadPhotos.module.css';
import { texts } from './texts.ts';

interface PhotoDialogProps {
  leadId: number;
  photo: Answer<'GET /leads/:id/photos/'>['results'][number];
  alt: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** One photo as large as the window allows. */
export function PhotoDialog({ leadId, photo, alt, onPrevious, onNext, onClose }: PhotoDialogProps) {
  const { id, name, width, height } = photo;
  const { data, error } = useLeadPhotoQuery({ id: leadId, photo: id });
  const [isAsking, setAsking] = useState(false);
  const [deletePhoto, { isLoading }] = useDeleteLeadPhotoMutation();
  const dispatch = useDispatch();

  async function remove(): Promise<void> {
    const answer = await deletePhoto({ id: leadId, photo: id });
    dispatch(showMessage(answer.data ? answer.data.message : errorMessage(answer.error)));
    onClose();
  }

  return (
    <Dialog title={name} size="wide" onClose={onClose}>
      <div className={styles['stage']}>
        {error ? (
          <p role="alert">{errorMessage(error)}</p>
        ) : data === undefined ? (
          <div role="status" aria-label={texts.loading}>
            <Skeleton width="long" />
          </div>
        ) : (
          <img src={data} alt={alt} width={width} height={height} />
        )}
      </div>
      <p className={styles['facts']}>{isAsking ? texts.sure : texts.size(width, height)}</p>
      <DialogActions>
        {isAsking ? (
          <>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button look="danger" isBusy={isLoading} onClick={() => void remove()}>
              {texts.removeNow}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
            {onPrevious && (
              <Button look="secondary" onClick={onPrevious}>
                {texts.previous}
              </Button>
            )}
            {onNext && (
              <Button look="secondary" onClick={onNext}>
                {texts.next}
              </Button>
            )}
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
