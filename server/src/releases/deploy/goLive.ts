import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { deployCalls } from 'shared-api/contract/calls/releases/deploy';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf } from '../../outcomes/texts.ts';
import { recheckDeployToken } from '../../session/tokens/authenticateDeploy.ts';
import { misfitSince } from '../checks/misfitSince.ts';
import { takePreview } from '../previewLimit.ts';
import { previewPaths } from '../previewPaths.ts';
import { refusedBy, refuseUnlessFit, storedRelease } from '../refuseUnlessFit.ts';
import type { AppVersion } from '../releaseEvents.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { refuseIfGiven, refuseUnlessSeen, refuseUnlessShared } from '../seenState.ts';
import { actorOf, type DeployOptions } from './deployOptions.ts';

/** Milliseconds that the preview of a trial is good for. */
const previewTime = 10 * 60_000;

/** Trials, previews and going live, each of a release that is stored. */
export function handleGoingLive(
  app: FastifyInstance,
  { database, company, store, tokens, inTurn }: DeployOptions,
): void {
  app.handle(deployCalls.keepTrial, async ({ token, body }) => {
    const { version, against, refusals, triedOn } = body;
    await store.refresh();
    await storedRelease(store, token.app, version);
    await store.keepTrial(
      { app: token.app, version },
      {
        by: actorOf(token),
        against: Object.fromEntries(against.map(({ app: name, ...rest }) => [name, rest])),
        refusals,
        ...(triedOn === undefined ? {} : { triedOn }),
      },
    );
    return { message: outcomeOf('trialKept', { app: token.app, version }) };
  });

  app.handle(deployCalls.deploy, ({ token, body }) =>
    inTurn(async () => {
      const { version, way, percent, steps, force, mark } = body;
      const wanted = { app: token.app, version };
      const actor = { by: actorOf(token), forced: force };
      await recheckDeployToken(database, token, company.timeZone);
      await store.refresh();
      if (percent === 0) return withdraw(store, wanted, { by: actor.by, mark });
      refuseIfGiven(store, token.app, { version, percent, steps });
      refuseUnlessSeen(store, token.app, mark);
      await refuseUnlessFit(store, { ...wanted, force });
      if (percent !== undefined) {
        await store.rollOut(token.app, version, percent, { ...actor, steps });
        return { message: outcomeOf('releaseGiven', { ...wanted, percent }) };
      }
      await store.makeLive(token.app, version, actor, way);
      if (force === undefined) await goBackIfUnfit(store, [wanted], actor.by);
      await store.prune(actor);
      return { message: outcomeOf('releaseMadeLive', wanted) };
    }),
  );

  app.handle(deployCalls.makeDeployPreview, async ({ token, body: { version } }) => {
    await store.refresh();
    await storedRelease(store, token.app, version);
    await takePreview(database, actorOf(token));
    const id = `smoke-${randomUUID().slice(0, 8)}`;
    const until = Date.now() + previewTime;
    await store.addPreview(token.app, version, id, until, { by: actorOf(token) });
    const link = await tokens.sign({ app: token.app, version, id, until });
    return { path: previewPaths.open + link, id, until };
  });

  app.handle(deployCalls.endDeployPreview, async ({ token, body: { id } }) => {
    await store.refresh();
    const { app: name } = token;
    if (!store.states[name].previews.some((preview) => preview.id === id)) {
      throw new HttpError(404, { code: 'noPreview', params: { app: name, id } });
    }
    await store.endPreview(name, id, { by: actorOf(token) });
    return { message: outcomeOf('previewEnded') };
  });
}

async function withdraw(
  store: ReleaseStore,
  wanted: AppVersion,
  { by, mark }: { by: string; mark: string | undefined },
) {
  refuseUnlessShared(store, { ...wanted, mark });
  await store.rollOut(wanted.app, wanted.version, 0, { by });
  return { message: outcomeOf('releaseWithdrawn', { ...wanted }) };
}

/**
 * A command that is older than `takeTurn` may have made another app live since the checks. If the two do not fit together,
 * the later one goes back; a set only as a whole.
 * @throws HttpError 409
 */
export async function goBackIfUnfit(
  store: ReleaseStore,
  versions: readonly AppVersion[],
  by: string,
): Promise<void> {
  const misfit = await misfitSince(store, versions);
  if (!misfit) return;
  const { refusals, before } = misfit;
  if (before.length < versions.length) {
    const first = versions
      .map(({ app }) => app)
      .filter((app) => before.every((one) => one.app !== app));
    throw new HttpError(
      409,
      { code: 'setCannotGoBack', params: { versions, first } },
      { refusals },
    );
  }
  await store.makeSetLive(before, { by }, 'rollback');
  throw refusedBy(versions, refusals);
}
