import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { appNames, type AppName } from './release.ts';

/** Why a release is served: to everybody, to a share of visitors, by a link; or a rollback returns to it. */
export const releasePlaces = ['live', 'rollout', 'preview', 'previous'] as const;

export type ReleasePlace = (typeof releasePlaces)[number];

/** A module that shell and remotes share: the version in the build, and the range that it accepts. */
const sharedModule = answer.object({
  module: answer.text(),
  version: answer.text(),
  range: answer.text(),
});

/** A release that somebody gets, or that a rollback returns to. */
const servedRelease = answer.object({
  version: answer.text(),
  place: answer.oneOf<ReleasePlace>(releasePlaces),
  /** Percentage of visitors, of a rollout; otherwise null. */
  percent: answer.number().nullable(),
  /** The version of the contract that it was built with; empty if that is not known. */
  contract: answer.text(),
  shared: answer.list(sharedModule),
  /** What does not fit the live shell; a sentence for each library. */
  misfits: answer.list(answer.text()),
});

export type ServedRelease = yup.InferType<typeof servedRelease>;

/** Brotli bytes of a stored release, in English. */
const releaseSizes = answer.object({
  version: answer.text(),
  /** When it was stored (milliseconds). */
  at: answer.number(),
  /** Scripts of the first screen; all scripts; all stylesheets. */
  first: answer.number(),
  scripts: answer.number(),
  styles: answer.number(),
});

export type ReleaseSizes = yup.InferType<typeof releaseSizes>;

/** What browsers have reported of a release to the server that answers. */
const releaseFigures = answer.object({
  app: answer.oneOf<AppName>(appNames),
  release: answer.text(),
  pages: answer.number(),
  errors: answer.number(),
  /** Three of four pages are within it: seconds, of CLS without a unit; null if nothing was reported. */
  lcp: answer.number().nullable(),
  inp: answer.number().nullable(),
  cls: answer.number().nullable(),
});

export type ReleaseFigures = yup.InferType<typeof releaseFigures>;

/** The apps as one platform. */
export const platformAnswer = answer.object({
  apps: answer.list(
    answer.object({
      app: answer.oneOf<AppName>(appNames),
      releases: answer.list(servedRelease),
      /** Of the last stored releases, newest first. */
      sizes: answer.list(releaseSizes),
    }),
  ),
  figures: answer.list(releaseFigures),
  /** Since when they are counted (milliseconds). */
  figuresSince: answer.number(),
  previews: answer.list(
    answer.object({
      app: answer.oneOf<AppName>(appNames),
      version: answer.text(),
      /** Expiry time (milliseconds). */
      until: answer.number(),
      by: answer.text(),
    }),
  ),
  servers: answer.list(answer.object({ url: answer.text(), contract: answer.text() })),
});

export type Platform = yup.InferType<typeof platformAnswer>;
