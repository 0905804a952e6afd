import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, useDispatch } from 'shared-api/client';
import { isStillLost } from '../../sending/lostAnswers.ts';
import { staleIsRead } from './staleIsRead.ts';

/**
 * What a call that failed tells: its fields what is wrong with them, or the form where none is to blame. Of a conflict
 * it tells once what somebody else has made has been read.
 */
export function useFailure() {
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  async function take(error: unknown, setErrors?: (errors: object) => void): Promise<void> {
    setUnknown((wasUnknown) => isStillLost(wasUnknown, error));
    if (errorStatus(error) === 409) await staleIsRead(dispatch);
    const errors = errorBody(error)?.errors;
    setFailure(errors || errorStatus(error) === 401 ? undefined : errorMessage(error));
    if (errors) setErrors?.(errors);
  }
  return {
    failure,
    /** Whether a try got no answer, so that it is not known whether it was done. */
    isUnknown,
    take,
    clear: () => setFailure(undefined),
  };
}
