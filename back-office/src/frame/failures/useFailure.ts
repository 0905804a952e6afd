import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, useDispatch } from 'shared-api/client';
import { staleIsRead } from './staleIsRead.ts';

/**
 * What a call that failed tells: its fields what is wrong with them, or the form where none is to blame. Of a conflict
 * it tells once what somebody else has made has been read.
 */
export function useFailure() {
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string>();
  async function take(error: unknown, setErrors?: (errors: object) => void): Promise<void> {
    if (errorStatus(error) === 409) await staleIsRead(dispatch);
    const errors = errorBody(error)?.errors;
    setFailure(errors || errorStatus(error) === 401 ? undefined : errorMessage(error));
    if (errors) setErrors?.(errors);
  }
  return { failure, take, clear: () => setFailure(undefined) };
}
