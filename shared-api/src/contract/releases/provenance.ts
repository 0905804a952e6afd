import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** Where a build comes from (`provenance.json`), written by the build itself. */
export const provenance = answer.object({
  /** The commit of the sources; null outside of a repository. */
  commit: answer.text().nullable(),
  /** Whether sources had changes that are in no commit; null outside of a repository. */
  isDirty: answer.flag().nullable(),
  /** Who built it: a person, or what triggered the pipeline. */
  builtBy: answer.text(),
  /** The address of the pipeline's run; null on a person's machine. */
  pipeline: answer.text().nullable(),
  /** The version of Node, like `v24.1.0`. */
  node: answer.text(),
  /** The package manager, like `npm/11.3.0`; null if the build was started without one. */
  packageManager: answer.text().nullable(),
  /** ISO 8601. */
  builtAt: answer.text(),
});

export type Provenance = yup.InferType<typeof provenance>;

/** What is known of where a stored release comes from. */
export const releaseOriginAnswer = answer.object({
  /** Null of builds from before it was written. */
  provenance: provenance.nullable(),
  /** Null if it was stored by a command, without a token. */
  signature: answer
    .object({
      /** The name of the token that it was sent with. */
      signedBy: answer.text(),
      /** Ed25519, SPKI as base64. */
      publicKey: answer.text(),
      /** Whether the signature is of this release and that key, checked now. */
      isGood: answer.flag(),
    })
    .nullable(),
  /** The server that it was promoted from; null if it was built for this one. */
  promotedFrom: answer.text().nullable(),
  /** The server that it was tried on, if that was another one. */
  triedOn: answer.text().nullable(),
  /** How many packages its bill of materials lists; null if it has none. */
  packages: answer.number().nullable(),
});

export type ReleaseOrigin = yup.InferType<typeof releaseOriginAnswer>;
