import { useRef } from 'react';

/** The key of one submission, under which the server also keeps the photos of its form. */
export interface FormKey {
  read(): string;
  /** Goes on with the key of a form that was left and opened again. */
  restore(key: string): void;
}

/** @param sent the key that the form was sent with without scripts */
export function useFormKey(sent: string | undefined): FormKey {
  const key = useRef(sent);
  const { current } = useRef<FormKey>({
    read: () => (key.current ??= crypto.randomUUID()),
    restore: (before) => {
      key.current = before;
    },
  });
  return current;
}
