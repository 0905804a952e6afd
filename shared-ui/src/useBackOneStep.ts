import { useEffect } from 'react';
import { useNavigate } from 'shared-ui/router';

/** Whether the step before this one was a page of this site, so that going back stays on it. */
function hasStepBefore(): boolean {
  const { history, location } = window;
  if ('navigation' in window) return window.navigation.canGoBack;
  const state = history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0 || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Goes back one step in history, from an address that shows nothing; home where there is none on this
 * site.
 */
export function useBackOneStep(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasStepBefore()) void navigate(-1);
    else void navigate('/', { replace: true });
  }, [navigate]);
}
