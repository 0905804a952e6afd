import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';

type Answer =
  { data: { message: string }; error?: undefined } | { data?: undefined; error: unknown };

/**
 * What becomes of a form in a window: when it is done, the window closes and the server's message is
 * shown; else the fields say what is wrong, or the form does where no field is to blame.
 */
export function useAnswer(onDone: () => void, setErrors: (errors: object) => void) {
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string>();
  function take({ data, error }: Answer): void {
    setFailure(undefined);
    if (data) {
      dispatch(showMessage(data.message));
      onDone();
      return;
    }
    const errors = errorBody(error)?.errors;
    if (errors) setErrors(errors);
    else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }
  return { failure, take };
}
