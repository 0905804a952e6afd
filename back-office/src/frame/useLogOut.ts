import { sessionEnded, useDispatch } from 'shared-api/client';
import { useLogoutMutation } from '../api/sessionApi.ts';
import { askToLeave } from '../leaving/askToLeave.ts';

/** Logs out, once a screen with unsaved changes may be left. */
export function useLogOut(): () => void {
  const dispatch = useDispatch();
  const [logout] = useLogoutMutation();

  async function leave(): Promise<void> {
    // The server forgets the token; when it cannot be reached, this browser does all the same.
    await logout(undefined);
    dispatch(sessionEnded({ expired: false }));
  }

  return () => askToLeave(() => void leave());
}
