import type { ReactNode } from 'react';
import { errorMessage, showMessage, useDispatch } from 'shared-api/client';
import { Button, type ButtonLook } from 'shared-ui/Button';
import { useDownloadMutation } from '../api/downloadApi.ts';

interface DownloadButtonProps {
  /** The call's path below `/api/`. */
  path: string;
  /** What the file is called if the answer does not say. */
  fallback: string;
  label: ReactNode;
  look?: ButtonLook;
}

/** Downloads a file, and says that it is done, or why not. */
export function DownloadButton({ path, fallback, label, look = 'secondary' }: DownloadButtonProps) {
  const [download, { isLoading }] = useDownloadMutation();
  const dispatch = useDispatch();

  async function save(): Promise<void> {
    const { data, error } = await download({ path, fallback });
    dispatch(showMessage(data ? data.message : errorMessage(error)));
  }

  return (
    <Button look={look} isBusy={isLoading} onClick={() => void save()}>
      {label}
    </Button>
  );
}
