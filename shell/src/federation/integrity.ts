import type { BootData, RemoteAddress, RemoteName } from 'shared-api/contract/pages/boot';
import {
  integrityFile,
  integrityGlobal,
  type Integrity,
} from 'shared-api/contract/pages/integrity';

/** By app, what its code finds the hashes of its files in (`webpack/integrity.ts`). */
const known: Partial<Record<RemoteName | 'shell', Integrity>> = {};

/** Has browsers check what the shell loads later. */
export function checkOwnFiles({ integrity }: BootData): void {
  if (integrity) known.shell = integrity;
  Object.assign(window, { [integrityGlobal]: known });
}

/**
 * Has browsers check what a remote loads. The page has the hashes of its own remote's files; those of
 * another are fetched, themselves checked.
 * @param entry the address of the remote's entry at this attempt
 */
export async function checkFilesOf(
  name: RemoteName,
  { integrity }: RemoteAddress,
  entry: string,
): Promise<void> {
  if (!integrity || known[name]) return;
  const { files } = integrity;
  known[name] =
    typeof files === 'string'
      ? ((await (
          await fetch(entry.replace(/[^/]*$/, integrityFile), { integrity: files })
        ).json()) as Integrity)
      : files;
}
