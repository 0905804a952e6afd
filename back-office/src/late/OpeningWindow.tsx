import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { texts } from '../frame/texts.ts';

/** Milliseconds after which a person wonders whether the press was noticed. */
const patience = 200;

/**
 * Stands where a window will as soon as its code has come. Without it, somebody who waits would go on in the screen, and the
 * window come in the middle of what they type there.
 */
export function OpeningWindow({ onClose }: { onClose: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <Dialog title={texts.opening} onClose={onClose}>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  ) : null;
}
