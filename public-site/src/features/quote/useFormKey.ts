import type { FormText } from 'shared-api/contract/quotes/formText';
import { useRef } from 'react';

/** One key for one set of answers: a repeated try keeps it, other answers get another. */
export function useFormKey(): { of: (values: FormText) => string } {
  const last = useRef({ values: '', key: '' });
  return {
    of(values) {
      const text = JSON.stringify(values);
      if (last.current.values !== text) last.current = { values: text, key: crypto.randomUUID() };
      return last.current.key;
    },
  };
}
