import { createHash } from 'node:crypto';
import { overrideVersion } from 'shared-api/contract/releases/overrides';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseIds } from 'shared-api/contract/releases/releaseIds';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { advisoryLocks } from '../../db/advisoryLocks.ts';
import type { Database } from '../../db/Database.ts';
import { checkRelease, serversOf } from '../checks/checkRelease.ts';
import { recordRefusals } from '../checks/trialRecord.ts';
import type { Rollout } from '../releaseEvents.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { releaseTurns, type InTurn } from '../releaseTurns.ts';
import { bucketOf } from '../visitors.ts';
import { judge, type Judgement, type StepCounts } from './judge.ts';
import { countStep, forgetSteps, keepSight, type Sight } from './rolloutVisitors.ts';
import { withdrawalSentences } from './withdrawalSentences.ts';

/** A rollout that goes on by itself. */
type Watched = Rollout & { app: AppName; steps: number[] };

/** Who asks, as far as rollouts are concerned. */
export interface RolloutVisitor {
  cookieHeader: string | undefined;
  /** The releases of the page. */
  releases: ReleaseIds;
  /** The app of the page; undefined where a call does not tell. */
  app?: AppName;
}

/** How a rollout stands at its step. */
interface Stand extends Judgement {
  counts: StepCounts;
  /** What keeps it there although its visitors fare well. */
  blocked: ReleaseRefusal[];
}

const nextOf = ({ percent, steps }: Pick<Watched, 'percent' | 'steps'>): number =>
  steps.find((step) => step > percent) ?? 100;

const actor = { by: 'rollout' };

/**
 * Watches rollouts that go on by themselves: what happens to visitors of the new and the live release is
 * compared, and the rollout goes on, waits, or withdraws the release (docs/decisions/0074).
 */
export class Rollouts {
  readonly #database: Database;
  readonly #store: ReleaseStore;
  readonly #report: (text: string) => void;
  readonly #inTurn: InTurn;

  /** @param report called with each release that is withdrawn, and why */
  constructor(
    database: Database,
    store: ReleaseStore,
    report: (text: string) => void = () => undefined,
  ) {
    this.#database = database;
    this.#store = store;
    this.#report = report;
    this.#inTurn = releaseTurns(database, store);
  }

  /** Keeps what has happened to a visitor, for each rollout that they are part of. */
  async note(
    { cookieHeader, releases, app }: RolloutVisitor,
    seen: Partial<Pick<Sight, 'hasError' | 'hasFailedCall' | 'paintMs'>>,
  ): Promise<void> {
    const place = bucketOf(cookieHeader);
    // What comes from a developer's machine says nothing about a release.
    if (!place || Object.values(releases).includes(overrideVersion)) return;
    for (const { app: rolledOut, version, percent, since } of this.#watched()) {
      if (app !== undefined && rolledOut !== 'shell' && rolledOut !== app) continue;
      const isNew = place.bucket < percent;
      const given = isNew ? version : this.#store.states[rolledOut].live?.version;
      // A page from before the step, or a preview.
      if (given === undefined || releases[rolledOut] !== given) continue;
      const visitor = createHash('sha256').update(`${rolledOut} ${since} ${place.text}`).digest();
      const nothing = { hasError: false, hasFailedCall: false, paintMs: null };
      const sight = { ...nothing, ...seen, visitor, isNew };
      await keepSight(this.#database, { app: rolledOut, since }, sight);
    }
  }

  /** Whether any rollout goes on by itself. */
  get isWatching(): boolean {
    return this.#watched().length > 0;
  }

  /** How an app's rollout stands; undefined if none goes on by itself. */
  async standOf(app: AppName): Promise<Stand | undefined> {
    const watched = this.#watched().find((rollout) => rollout.app === app);
    if (!watched) return undefined;
    const counts = await countStep(this.#database, watched);
    const judgement = judge(counts, watched.percent / 100);
    const blocked = judgement.verdict === 'goOn' ? await this.#obstacles(watched) : [];
    return { ...judgement, counts, blocked };
  }

  /** Judges all rollouts, and does what follows from it. */
  async judgeAll(): Promise<void> {
    for (const watched of this.#watched()) {
      const counts = await countStep(this.#database, watched);
      const judgement = judge(counts, watched.percent / 100);
      if (judgement.verdict === 'wait') continue;
      // One server acts, and only if no other has, nor a person.
      const act = async (): Promise<void> => {
        await this.#store.refresh();
        const { share } = this.#store.states[watched.app];
        if (share?.since !== watched.since || share.version !== watched.version) return;
        if (judgement.verdict === 'withdraw') await this.#withdraw(watched, judgement, counts);
        else await this.#goOn(watched);
      };
      // The first lock is that of servers of before the second, during an upgrade.
      await this.#database.oneAtATime(advisoryLocks.rollouts, () => this.#inTurn(act));
    }
    for (const app of appNames) {
      await forgetSteps(this.#database, app, this.#store.states[app].share?.since);
    }
  }

  #watched(): Watched[] {
    return appNames.flatMap((app) => {
      const { share } = this.#store.states[app];
      return share?.steps ? [{ ...share, app, steps: share.steps }] : [];
    });
  }

  async #withdraw(
    { app, version, percent }: Watched,
    judgement: Judgement,
    counts: StepCounts,
  ): Promise<void> {
    const against = this.#store.states[app].stored[version]?.trial?.against ?? {};
    const refusal = {
      check: 'rollout',
      found: withdrawalSentences(judgement, counts, percent),
      cure: 'Find what is wrong (the log and /metrics have it by release), and release it mended. This version goes live only by force.',
    };
    await this.#store.keepTrial({ app, version }, { ...actor, against, refusals: [refusal] });
    await this.#store.rollOut(app, version, 0, actor);
    this.#report(`${app} ${version} is withdrawn. ${refusal.found.join(' ')}`);
  }

  async #goOn({ app, version, percent, steps }: Watched): Promise<void> {
    const next = nextOf({ percent, steps });
    if (next < 100) {
      await this.#store.rollOut(app, version, next, { ...actor, steps });
      return;
    }
    if ((await this.#obstacles({ app, version, percent, steps })).length > 0) return;
    await this.#store.makeLive(app, version, actor);
  }

  /** What keeps a rollout from going live: other releases may have, since it was checked. */
  async #obstacles(rollout: Pick<Watched, 'app' | 'version' | 'percent' | 'steps'>) {
    if (nextOf(rollout) < 100) return [];
    const release = await this.#store.release(rollout.app, rollout.version);
    const checked = await checkRelease(this.#store, release, await serversOf(this.#store));
    return [...checked, ...recordRefusals(this.#store, release)];
  }
}
