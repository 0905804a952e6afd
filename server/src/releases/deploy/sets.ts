import type { FastifyInstance } from 'fastify';
import { deployCalls } from 'shared-api/contract/calls/releases/deploy';
import type { DeploySet } from 'shared-api/contract/releases/deploys';
import { HttpError } from '../../HttpError.ts';
import { outcomeOf } from '../../outcomes/texts.ts';
import type { FoundDeployToken } from '../../session/tokens/deployTokens.ts';
import { checkDeployToken, recheckDeployToken } from '../../session/tokens/authenticateDeploy.ts';
import { refuseUnlessSetFits } from '../refuseUnlessFit.ts';
import { refuseIfGiven, refuseUnlessSeen } from '../seenState.ts';
import { actorOf, type DeployOptions } from './deployOptions.ts';
import { goBackIfUnfit } from './goLive.ts';

/**
 * Several apps that go live, or back, as one. Each is given by the token of its own app: a set can do only what its
 * tokens could do one after another, without the time between them.
 */
export function handleSets(
  app: FastifyInstance,
  { database, company, store, inTurn }: DeployOptions,
): void {
  app.handle(deployCalls.deploySet, async ({ token, body }, request) => {
    const { version, others, mark } = body;
    const given: Given[] = [{ token, version, mark }];
    for (const { token: secret, version: wanted, mark: seen } of others) {
      const found = await checkDeployToken(database, secret, request, company.timeZone);
      if (given.some((one) => one.token.app === found.app)) {
        throw new HttpError(409, { code: 'appTwiceInSet', params: { app: found.app } });
      }
      given.push({ token: found, version: wanted, mark: seen });
    }
    return inTurn(() => giveSet(given, body));
  });

  async function giveSet(given: readonly Given[], { way, force }: DeploySet) {
    for (const { token } of given) await recheckDeployToken(database, token, company.timeZone);
    await store.refresh();
    const versions = given.map(({ token: { app: name }, version: wanted }) => ({
      app: name,
      version: wanted,
    }));
    for (const { app: name, version: wanted } of versions) {
      refuseIfGiven(store, name, { version: wanted });
    }
    for (const { token, mark } of given) refuseUnlessSeen(store, token.app, mark);
    await refuseUnlessSetFits(store, versions, force);
    const by = given.map(({ token: one }) => actorOf(one)).join(', ');
    await store.makeSetLive(versions, { by, forced: force }, way);
    if (force === undefined) await goBackIfUnfit(store, versions, by);
    await store.prune({ by });
    return { message: outcomeOf('setMadeLive', { versions }) };
  }
}

/** A release, the token of its app, and what was seen of that. */
interface Given {
  token: FoundDeployToken;
  version: string;
  mark: string | undefined;
}
