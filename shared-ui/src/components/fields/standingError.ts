import { createContext, useContext, useState } from 'react';

/**
 * How often the form around a field was sent or answered; undefined where a form checks what is typed as it is typed.
 */
export const FormRound = createContext<number | undefined>(undefined);

/**
 * The error that a field shows. In a form that is checked when it is sent, an error is about the value that was sent, and
 * is hidden once the value changes.
 * @param value what stands in the field; undefined where the field keeps it itself
 */
export function useStandingError(error: string | undefined, value: unknown): string | undefined {
  const round = useContext(FormRound);
  const [said, setSaid] = useState({ round, error, value });
  if (said.round !== round || said.error !== error) {
    setSaid({ round, error, value });
    return error;
  }
  return round !== undefined && value !== said.value ? undefined : error;
}
