import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { partMissing } from 'shared-api/contract/pages/partMissing';

/** Milliseconds before the first further attempt, and before each later one. */
const pauses = { first: 2_000, later: 10_000 };

/** The page that the server has rendered and this app hydrates; on the server, every page. */
const renderedPage: string | undefined =
  typeof document === 'undefined' || document.documentElement.dataset['app'] !== undefined
    ? undefined
    : renderedPath();

function renderedPath(): string | undefined {
  const boot = document.getElementById('boot')?.textContent;
  return boot?.includes('"prerendered":true') ? window.location.pathname : undefined;
}

/**
 * A part of a page whose code comes by itself. Where the server has rendered it, its HTML works without
 * that code, and stays until the code comes, however often that fails: the part must then not be
 * rendered anew meanwhile, so that the boundary around it belongs into a `memo`. Elsewhere a failure is
 * thrown, and the shell offers another attempt.
 */
export const latePart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await untilLoaded(load, pauses.first) }));

async function untilLoaded<Part>(load: () => Promise<Part>, pause: number): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error) || window.location.pathname !== renderedPage) throw error;
    // Nobody waits for it, so that the shell hears of it: it reports the failure, and offers to reload
    // if there is a new version.
    void Promise.reject(error);
    window.dispatchEvent(new Event(partMissing));
    await new Promise((resolve) => setTimeout(resolve, pause));
    return untilLoaded(load, pauses.later);
  }
}
