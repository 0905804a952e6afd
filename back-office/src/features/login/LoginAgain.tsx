import { useEffect, useRef } from 'react';
import { sessionEnded, useDispatch } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import styles from './LoginAgain.module.css';
import { LoginForm } from './LoginForm.tsx';
import { texts } from './texts.ts';

/**
 * Asks to log in again over the screen that was open when the session ended, so that nothing typed
 * there is lost.
 */
export function LoginAgain() {
  const dispatch = useDispatch();
  const ref = useRef<HTMLDialogElement>(null);
  const hasLoggedIn = useRef(false);
  useEffect(() => ref.current?.showModal(), []);

  /** Without a session nothing behind the window works: Escape must not leave somebody there. */
  function stay(): void {
    if (!hasLoggedIn.current) ref.current?.showModal();
  }

  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby="login-again"
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape close it all the same.
      onClose={stay}
    >
      <h2 id="login-again">{texts.again.title}</h2>
      <p className={styles['text']}>{texts.again.text}</p>
      <LoginForm
        onLogin={() => {
          hasLoggedIn.current = true;
          ref.current?.close();
        }}
      />
      <Button look="quiet" onClick={() => dispatch(sessionEnded({ expired: false }))}>
        {texts.again.leave}
      </Button>
    </dialog>
  );
}
