import { showMessage, useDispatch } from 'shared-api/client';
import { useFailure } from './failures/useFailure.ts';

type Answer =
  { data: { message: string }; error?: undefined } | { data?: undefined; error: unknown };

/**
 * What becomes of a form in a window: when it is done, the window closes and the server's message is
 * shown; else the fields say what is wrong, or the form does where no field is to blame.
 */
export function useAnswer(onDone: () => void, setErrors: (errors: object) => void) {
  const dispatch = useDispatch();
  const { failure, isUnknown, take: fail, clear } = useFailure();
  async function take({ data, error }: Answer): Promise<void> {
    if (!data) {
      await fail(error, setErrors);
      return;
    }
    clear();
    dispatch(showMessage(data.message));
    onDone();
  }
  return { failure, isUnknown, take };
}
