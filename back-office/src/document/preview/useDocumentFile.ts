import { useCallback, useEffect, useRef, useState } from 'react';
import { useDocumentFileMutation, type FileRequest } from './documentApi.ts';

/** A document, written by the server when `show` is called. */
export function useDocumentFile() {
  const [write, { isLoading, error }] = useDocumentFileMutation();
  const [address, setAddress] = useState<string>();
  const last = useRef<string>(undefined);
  const asked = useRef(0);

  useEffect(
    () => () => {
      asked.current = -1;
      if (last.current !== undefined) URL.revokeObjectURL(last.current);
    },
    [],
  );

  const show = useCallback(
    async (file: FileRequest): Promise<void> => {
      asked.current += 1;
      const turn = asked.current;
      const { data } = await write(file);
      if (data === undefined) return;
      // Of two that are asked for, the later one is shown.
      if (turn !== asked.current) {
        URL.revokeObjectURL(data);
        return;
      }
      if (last.current !== undefined) URL.revokeObjectURL(last.current);
      last.current = data;
      setAddress(data);
    },
    [write],
  );

  return { address, error, isLoading, show };
}
