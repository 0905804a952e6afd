import { useEffect, useState } from 'react';
import { dismissMessage, showMessage, useDispatch, useMessage, type Undo } from 'shared-api/store';
import { MessageBox } from 'shared-ui/MessageBox';
import { isMissingPart } from './federation/newVersion.ts';
import { texts } from './texts.ts';

interface OverlayProps {
  /** Whether the server no longer has the releases that this page was built from. */
  isOutdated: () => Promise<boolean>;
}

/**
 * The transient message over every screen, with an undo button where the change can be undone
 * (docs/product/pages.md "Addresses").
 */
export function Overlay({ isOutdated }: OverlayProps) {
  const message = useMessage();
  const dispatch = useDispatch();
  const isOld = useOutdated(isOutdated);

  async function undoChange(undo: Undo): Promise<void> {
    // Already loaded, since a change was made through it; pages that only show messages do not need
    // it.
    const { recordsApi, errorMessage } = await import('shared-api/client');
    if ('path' in undo) {
      const { data, error } = await dispatch(recordsApi.endpoints.undoByCall.initiate(undo));
      dispatch(showMessage(data ? data.message : errorMessage(error)));
      if (data && window.location.pathname === undo.gone) window.history.back();
      return;
    }
    const { entity, id, fields } = undo;
    const { error } = fields
      ? await dispatch(recordsApi.endpoints.updateRecord.initiate({ entity, id, fields }))
      : await dispatch(recordsApi.endpoints.restoreRecord.initiate({ entity, id }));
    const done = fields ? texts.undone : texts.restored;
    dispatch(showMessage(error ? errorMessage(error) : done));
  }

  // Not transient, because the action will keep failing until the page is reloaded.
  if (isOld) {
    return (
      <MessageBox
        message={texts.newVersion.short}
        onClose={() => undefined}
        action={{ label: texts.newVersion.action, onAction: () => window.location.reload() }}
      />
    );
  }
  const undo = message?.undo;
  return (
    <MessageBox
      message={message?.text ?? null}
      key={message?.id}
      onClose={() => dispatch(dismissMessage())}
      action={undo && { label: texts.undo, onAction: () => void undoChange(undo) }}
    />
  );
}

/** Whether a chunk failed to load because its release is no longer on the server. */
function useOutdated(isOutdated: () => Promise<boolean>): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const checkVersion = ({ reason }: PromiseRejectionEvent): void => {
      if (isMissingPart(reason)) void isOutdated().then((found) => setOld((old) => old || found));
    };
    window.addEventListener('unhandledrejection', checkVersion);
    return () => window.removeEventListener('unhandledrejection', checkVersion);
  }, [isOutdated]);
  return isOld;
}
