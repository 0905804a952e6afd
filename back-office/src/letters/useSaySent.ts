import { showMessage, useDispatch } from 'shared-api/client';

/** What a window does when its mail is on its way: says so, and closes. */
export function useSaySent(onClose: () => void): (sent: { message: string }) => void {
  const dispatch = useDispatch();
  return ({ message }) => {
    dispatch(showMessage(message));
    onClose();
  };
}
