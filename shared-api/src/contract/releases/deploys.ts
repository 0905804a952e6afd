import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { fault } from '../messages/faults.ts';
import { appNames, type AppName } from './release.ts';
import { markField, releaseRefusal, shareFields, versionField } from './releases.ts';

/** Bounds on a release that is sent to a server. */
export const deployLimits = {
  /** Files of a release. */
  files: 5_000,
  /** Megabytes of one file, and of the whole release. */
  fileMegabytes: 32,
  releaseMegabytes: 200,
  /** Megabytes of `release.json` with its signature. */
  manifestMegabytes: 2,
} as const;

/**
 * What begins an upload, as the bytes of a JSON text: too many files for the bounds of an ordinary body.
 */
export interface DeployEnvelope {
  /** The bytes of `release.json`, as base64: the signature is of these. */
  release: string;
  /** Ed25519, base64. */
  signature: string;
  /** The server that the release comes from, if it is promoted. */
  promotedFrom?: string;
}

/** What is signed: the purpose, and the bytes of `release.json`, which names app, version and hashes. */
export const signedPrefix = 'release.json\n';

/** A signature as it is kept beside a release, in `signature.json`. */
export interface ReleaseSignature {
  algorithm: 'Ed25519';
  signature: string;
  /** SPKI, base64. */
  publicKey: string;
  /** The token's name. */
  signedBy: string;
}

/** The state of a token's app, and the live releases of the others, which a trial needs. */
export const deployStateAnswer = answer.object({
  app: answer.oneOf<AppName>(appNames),
  /** The token's name. */
  token: answer.text(),
  live: answer.text().nullable(),
  previous: answer.text().nullable(),
  share: answer
    .object({ version: answer.text(), percent: answer.number(), mark: answer.text() })
    .nullable(),
  /** Of what visitors get of the app. */
  mark: answer.text(),
  others: answer.list(
    answer.object({ app: answer.oneOf<AppName>(appNames), version: answer.text() }),
  ),
});

export type DeployState = yup.InferType<typeof deployStateAnswer>;

export const begunUploadAnswer = answer.object({
  /** Names the upload: the SHA-256 of `release.json`, so that the same release is the same upload. */
  upload: answer.text(),
  /** Whether the version is stored already, so that nothing has to be sent. */
  isStored: answer.flag(),
  /** SHA-256 (hex) of the files that the server has not. */
  missing: answer.list(answer.text()),
});

export type BegunUpload = yup.InferType<typeof begunUploadAnswer>;

export const checkedUploadAnswer = answer.object({
  version: answer.text(),
  /** What keeps it from going live; empty if nothing was found. */
  refusals: answer.list(releaseRefusal),
});

export const storedReleaseAnswer = answer.object({
  /** The bytes of `release.json`, as base64. */
  release: answer.text(),
  /** Its signature, as base64, and the key it is of; null if it was stored by a command. */
  signature: answer.object({ signature: answer.text(), publicKey: answer.text() }).nullable(),
  /** What its last trial found; null if there was none. */
  trial: answer
    .object({
      at: answer.number(),
      by: answer.text(),
      against: answer.list(
        answer.object({
          app: answer.oneOf<AppName>(appNames),
          version: answer.text(),
          contract: answer.text(),
        }),
      ),
      refusals: answer.list(releaseRefusal),
    })
    .nullable(),
});

export type StoredReleaseAnswer = yup.InferType<typeof storedReleaseAnswer>;

const line = (most: number) =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .defined(fault('missing'))
    .max(most, fault('tooLong', { most }));

/** Bounds on what a pipeline tells of a trial. */
const [mostFindings, mostChecks, longestServer] = [50, 10, 200];

/** What a pipeline has found in a browser. */
export const trialSchema = yup.object({
  version: versionField(),
  against: yup
    .array(
      yup.object({
        app: line(40).oneOf(appNames, fault('notAmong', { options: appNames })),
        version: line(100),
        contract: line(40),
      }),
    )
    .strict()
    .required(fault('missing'))
    .max(appNames.length, fault('oneTrialPerApp')),
  refusals: yup
    .array(
      yup.object({
        check: line(40),
        found: yup
          .array(line(2_000))
          .strict()
          .required(fault('missing'))
          .max(mostFindings, fault('manyFindings', { most: mostFindings })),
        cure: line(2_000),
      }),
    )
    .strict()
    .defined(fault('missing'))
    .max(mostChecks, fault('manyChecks', { most: mostChecks })),
  /** Where it was tried, if not by this pipeline with what is live here. */
  triedOn: yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .max(longestServer, fault('tooLong', { most: longestServer })),
});

export type DeployTrial = yup.InferType<typeof trialSchema>;

/** Forwards, and back. */
const ways = ['release', 'rollback'] as const;
const wayField = () => line(20).oneOf(ways, fault('notAmong', { options: ways }));

/** Gives a stored release to everybody, or to a percentage; also a way back. */
export const deploySchema = yup.object({
  version: versionField(),
  way: wayField(),
  ...shareFields(),
  mark: markField(),
});

/**
 * Gives stored releases of several apps to everybody at once, forwards or back: that of the token of the call, and
 * the others each with the token of their app.
 */
export const deploySetSchema = yup.object({
  version: versionField(),
  others: yup
    .array(yup.object({ token: line(100), version: versionField(), mark: markField() }))
    .strict()
    .required(fault('missing'))
    .min(1, fault('noOtherApps'))
    .max(appNames.length - 1, fault('oneTokenPerApp')),
  way: wayField(),
  force: shareFields().force,
  mark: markField(),
});

export type DeploySet = yup.InferType<typeof deploySetSchema>;

export const deployVersionSchema = yup.object({ version: versionField() });

export const deployPreviewEndSchema = yup.object({ id: line(100) });
