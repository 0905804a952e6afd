import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPart } from './loadPart.ts';
import { PartState } from '../frame/PartState.tsx';

interface LatePartProps<Props> {
  /** Fetches the code of the part, whose props are given on. */
  load: () => Promise<ComponentType<Props>>;
  loading: string;
  failed: string;
  props: Props;
  /** What stands in its place while it comes, where that is of another height than a few lines. */
  waiting?: ReactNode;
}

/**
 * A part of a screen whose code comes when it is shown. Where it does not come, the part says so and can
 * be tried again; the screen around it, and what was typed there, stays.
 */
export function LatePart<Props extends object>({
  load,
  loading,
  failed,
  props,
  waiting,
}: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    loadPart(load).then(
      (loaded) => {
        if (isShown) setPart(() => loaded);
      },
      (cause: unknown) => {
        if (isShown) setError(cause);
      },
    );
    return () => {
      isShown = false;
    };
  }, [load, tries]);
  if (Part) return <Part {...props} />;
  if (waiting !== undefined && error === undefined) return waiting;
  return (
    <PartState
      loading={loading}
      failed={failed}
      error={error}
      onRetry={() => {
        setError(undefined);
        setTries(tries + 1);
      }}
    />
  );
}
