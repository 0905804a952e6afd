import { showMessage, useDispatch } from 'shared-api/client';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { OpeningWindow } from './OpeningWindow.tsx';
import { texts } from '../frame/texts.ts';

/** Milliseconds after which a part of a screen that did not come is asked for again. */
const pause = 10_000;

/** What windows have, and parts of a screen do not. */
interface Closed {
  onClose?: () => void;
}

/**
 * A component whose code is fetched when it is first shown, and which is shown as soon as that has come. React's `lazy` keeps
 * its placeholder for at least 300 ms, however soon the code is there.
 *
 * If the code of a screen does not come, its error is thrown. Around a window or a part somebody may have typed, so the screen
 * stays and a message tells of it: a window closes and can be opened again, a part is asked for again after a while.
 * @param waiting what stands in its place meanwhile; for a window, one that can be closed again
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
  isScreen = false,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const dispatch = useDispatch();
    const [state, setState] = useState<{ fault?: unknown }>();
    const [tries, setTries] = useState(0);
    const { onClose } = props as Closed;
    const tellOf = useEffectEvent((fault: unknown): void => {
      if (isScreen) {
        setState({ fault });
        return;
      }
      // The shell reports it as one that nobody waits for, and offers to reload if there is a new version.
      dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: fault }));
      if (tries === 0) dispatch(showMessage(texts.partMissing));
      if (onClose) onClose();
      else setTimeout(setTries, pause, tries + 1);
    });
    useEffect(() => {
      if (Part) return undefined;
      let isShown = true;
      load().then(
        (loaded) => {
          Part = loaded.default;
          if (isShown) setState({});
        },
        (fault: unknown) => {
          if (isShown) tellOf(fault);
        },
      );
      return () => {
        isShown = false;
      };
    }, [tries]);
    if (Part) return <Part {...props} />;
    if (state) throw state.fault;
    return onClose ? <OpeningWindow onClose={onClose} /> : waiting;
  };
}
