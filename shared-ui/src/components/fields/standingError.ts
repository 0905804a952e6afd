import { createContext, useContext, useState } from 'react';

/**
 * How often the form around a field was sent or answered; undefined where a form checks what is typed as it is typed.
 */
export const FormRound = createContext<number | undefined>(undefined);

/**
 * What is still wrong with a field: in a form that is checked when it is sent, that was said of what stood in the field
 * then, and says nothing of what was typed since.
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
