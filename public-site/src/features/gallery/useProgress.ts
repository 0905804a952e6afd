import { useEffect, useState } from 'react';

/** Milliseconds between two steps of the progress (docs/product/limits.md). */
const tick = 1000;

/**
 * How much of a story is over, in percent. It goes on each second, by 100 divided by the story's
 * seconds, while the story runs (docs/product/behaviour.md).
 * @param key names the story; another one begins at nothing
 * @param begunAt whole seconds that the first story was over when this began to count
 */
export function useProgress(
  key: string,
  seconds: number,
  isRunning: boolean,
  begunAt: number,
): number {
  const [first] = useState(key);
  const [state, setState] = useState({ key, percent: 0 });
  if (state.key !== key) setState({ key, percent: 0 });
  useEffect(() => {
    if (!isRunning || seconds <= 0) return undefined;
    const timer = setInterval(
      () => setState((last) => ({ ...last, percent: Math.min(100, last.percent + 100 / seconds) })),
      tick,
    );
    return () => clearInterval(timer);
  }, [key, seconds, isRunning]);
  const ahead = key === first && seconds > 0 ? (begunAt * 100) / seconds : 0;
  return state.key === key ? Math.min(100, state.percent + ahead) : 0;
}
