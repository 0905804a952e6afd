import { api, type useDispatch } from 'shared-api/client';

/** Maximum milliseconds: a refusal has to be told, whatever becomes of what is read again. */
const longest = 2_000;

/**
 * Waits until what a refused call has made stale is read again. A form that said "press the button once more" before
 * that would send the old version once more, and be refused as before.
 */
export async function staleIsRead(dispatch: ReturnType<typeof useDispatch>): Promise<void> {
  const running = (): Promise<unknown> =>
    Promise.all(dispatch(api.util.getRunningQueriesThunk())).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    // Twice: what goes stale while other queries run is read again only after them.
    running().then(running),
    new Promise((resolve) => {
      timer = setTimeout(resolve, longest);
    }),
  ]);
  clearTimeout(timer);
}
