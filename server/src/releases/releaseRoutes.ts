import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { releaseCalls } from 'shared-api/contract/calls/releases/releases';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { Platform } from 'shared-api/contract/releases/platform';
import type { AppReleases, RenderFault } from 'shared-api/contract/releases/releases';
import { HttpError } from '../HttpError.ts';
import type { Database } from '../db/Database.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { recheckSession } from '../session/sessions.ts';
import { serversOf } from './checks/checkRelease.ts';
import { platformOf } from './platform.ts';
import type { Rollouts } from './rollout/Rollouts.ts';
import { takePreview } from './previewLimit.ts';
import { previewPaths } from './previewPaths.ts';
import type { PreviewTokens } from './previewTokens.ts';
import { refuseUnlessFit, storedRelease } from './refuseUnlessFit.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import type { InTurn } from './releaseTurns.ts';
import {
  markOf,
  refuseIfGiven,
  refuseUnlessSeen,
  refuseUnlessShared,
  rolloutMarkOf,
} from './seenState.ts';

type AppFault = RenderFault & { app: AppName };

interface Options {
  database: Database;
  store: ReleaseStore;
  tokens: PreviewTokens;
  inTurn: InTurn;
  rollouts: Rollouts;
  /** What releases could not render, latest first. */
  faults: () => readonly AppFault[];
  /** What browsers have reported by release, and since when. */
  figures: () => Promise<Pick<Platform, 'figures' | 'figuresSince'>>;
}

const day = 24 * 3600_000;

/**
 * Release administration for Admins; building and storing a release is done from the command line.
 */
export const releaseRoutes: FastifyPluginAsync<Options> = async (
  app,
  { database, store, tokens, inTurn, rollouts, faults, figures },
) => {
  app.handle(releaseCalls.releases, async () => {
    await store.refresh();
    const servers = await serversOf(store);
    return {
      apps: await Promise.all(
        appNames.map(async (name) => ({
          ...overview(store, name, faults()),
          share: await shareOf(store, rollouts, name),
        })),
      ),
      place: store.storage.location,
      servers: servers.map(({ url, contract }) => ({ url, contract: contract.version })),
    };
  });

  app.handle(releaseCalls.platform, async () => {
    await store.refresh();
    return { ...(await platformOf(store)), ...(await figures()) };
  });

  app.handle(releaseCalls.makeReleaseLive, ({ staff, body }) =>
    inTurn(async () => {
      const { username: by } = staff;
      await recheckSession(database, staff, 'releases');
      await store.refresh();
      const { app: name, version, force, mark } = body;
      const { history } = store.states[name];
      refuseIfGiven(store, name, { version });
      refuseUnlessSeen(store, name, mark);
      const wasLive = history.some((change) => change.version === version);
      await refuseUnlessFit(store, body);
      const actor = { by, forced: force };
      await store.makeLive(name, version, actor, wasLive ? 'rollback' : 'release');
      return { message: outcomeOf('releaseMadeLive', { app: name, version }) };
    }),
  );

  app.handle(releaseCalls.shareRelease, ({ staff, body }) =>
    inTurn(async () => {
      const { username: by } = staff;
      await recheckSession(database, staff, 'releases');
      await store.refresh();
      const { app: name, version, percent, steps, force, mark } = body;
      if (percent === 0) refuseUnlessShared(store, body);
      else {
        refuseIfGiven(store, name, { version, percent, steps });
        refuseUnlessSeen(store, name, mark);
        await refuseUnlessFit(store, body);
      }
      await store.rollOut(name, version, percent, { by, forced: force, steps });
      return {
        message:
          percent === 0
            ? outcomeOf('releaseWithdrawn', { app: name, version })
            : outcomeOf('releaseGiven', { app: name, version, percent }),
      };
    }),
  );

  app.handle(releaseCalls.makePreview, async ({ staff: { username: by }, body }) => {
    await store.refresh();
    const { app: name, version, days } = body;
    await storedRelease(store, name, version);
    await takePreview(database, by);
    const id = randomUUID().slice(0, 8);
    const until = Date.now() + days * day;
    await store.addPreview(name, version, id, until, { by });
    const token = await tokens.sign({ app: name, version, id, until });
    return { path: previewPaths.open + token, id, until };
  });

  app.handle(releaseCalls.endPreview, async ({ staff: { username: by }, body }) => {
    await store.refresh();
    const { app: name, id } = body;
    if (!store.states[name].previews.some((preview) => preview.id === id)) {
      throw new HttpError(404, { code: 'noPreview', params: { app: name, id } });
    }
    await store.endPreview(name, id, { by });
    return { message: outcomeOf('previewEnded') };
  });
};

/** The rollout of an app with what it has seen, if it goes on by itself. */
async function shareOf(
  store: ReleaseStore,
  rollouts: Rollouts,
  app: AppName,
): Promise<AppReleases['share']> {
  const { share } = store.states[app];
  if (!share) return null;
  const { version, percent, since, by, steps } = share;
  const stand = await rollouts.standOf(app);
  const watch = stand &&
    steps && {
      steps,
      verdict: stand.verdict,
      blocked: stand.blocked,
      needed: stand.needed,
      visitors: stand.counts.visitors,
      comparisons: stand.comparisons,
    };
  return { version, percent, since, by, mark: rolloutMarkOf(share), watch: watch ?? null };
}

function overview(
  store: ReleaseStore,
  app: AppName,
  faults: readonly AppFault[],
): Omit<AppReleases, 'share'> {
  const { live, earlier, previews, stored, history } = store.states[app];
  const given = store.choose().releases[app]?.version ?? null;
  return {
    app,
    live: live ?? null,
    given: given === live?.version ? null : given,
    previous: earlier.at(-1) ?? null,
    mark: markOf(store.states[app]),
    previews: previews.filter(({ until }) => until > Date.now()),
    stored: Object.entries(stored)
      .map(([version, { at, by, bytes, trial }]) => ({
        version,
        at,
        by,
        bytes,
        trial: trial ? { at: trial.at, by: trial.by, refusals: trial.refusals } : null,
      }))
      .sort((a, b) => b.at - a.at),
    history,
    faults: faults.flatMap(({ app: of, ...fault }) => (of === app ? fault : [])),
  };
}
