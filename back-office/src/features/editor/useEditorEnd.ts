import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showMessage, useDispatch, type Undo } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { routes } from 'shared-api/contract/pages/officePaths';
import { gateHistory, useNavigate } from 'shared-ui/router';

/** How an editor ends: one page back, or at its list where it was opened by its address. */
export function useEditorEnd(entity: EntityName) {
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function leave(): void {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) {
      // Our own step back is not held up, even by a window whose text was just sent.
      const end = gateHistory(() => end());
      void navigate(-1);
    } else void navigate(routes.list(entity), { replace: true });
  }

  function done(message: string, undo?: Undo): void {
    // At once: the question before leaving has to be gone when the screen goes back.
    flushSync(() => setDone(true));
    dispatch(showMessage(undo ? { text: message, undo } : message));
    // Whoever has left before the answer came stays where they are by now.
    if (isOpen.current) leave();
  }

  return {
    /** Whether what was typed is settled, so that leaving needs no question. */
    isDone,
    /** Goes back without anything being done. */
    leave,
    /** Goes back with a message of what was done, and how to undo it. */
    done,
  };
}
