import { useEffect, useState } from 'react';

/**
 * Counts down to zero.
 * @returns the seconds that are left, and what starts it anew
 */
export function useCountdown(): [number, (seconds: number) => void] {
  // By the clock instead of by ticks: a page out of sight gets fewer of them.
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return [
    left,
    (seconds) => {
      setNow(Date.now());
      setEnd(Date.now() + seconds * 1000);
    },
  ];
}
