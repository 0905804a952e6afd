import { useState } from 'react';
import { errorBody, errorMessage, errorStatus } from 'shared-api/client';

/** What a call that failed tells: its fields what is wrong with them, or the form where none is to blame. */
export function useFailure() {
  const [failure, setFailure] = useState<string>();
  function take(error: unknown, setErrors?: (errors: object) => void): void {
    const errors = errorBody(error)?.errors;
    setFailure(errors || errorStatus(error) === 401 ? undefined : errorMessage(error));
    if (errors) setErrors?.(errors);
  }
  return { failure, take, clear: () => setFailure(undefined) };
}
