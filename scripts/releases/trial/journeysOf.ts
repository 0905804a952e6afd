import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared-api/contract/releases/release';
import type { AppJourneys } from 'shared-api/contract/releases/journeys';
import { journeys as backOffice } from '../../../back-office/src/journeys.ts';
import { journeys as publicSite } from '../../../public-site/src/journeys.ts';
import type { ReleaseStore } from '../../../server/src/releases/ReleaseStore.ts';
import { journeys as shell } from '../../../shell/src/journeys.ts';

const own = { shell, 'public-site': publicSite, 'back-office': backOffice };

/** The journeys stored with a release; those of these sources if it is older than such files. */
export async function journeysOf(
  store: ReleaseStore,
  { app, version }: Release,
): Promise<AppJourneys> {
  const file = path.join(await store.folderOf(app, version), 'journeys.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? own[app] : (JSON.parse(text) as AppJourneys);
}
