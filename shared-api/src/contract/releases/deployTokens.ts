import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { shown, untrimmed } from '../fields/shownLine.ts';
import { fault } from '../messages/faults.ts';
import { appNames, type AppName } from './release.ts';

/**
 * A deploy token, as shown to Admins: with it a pipeline releases one app and reads the platform, and does nothing
 * else. Its secret and its private key are only in the response that made it.
 */
const deployToken = answer.object({
  id: answer.number(),
  app: answer.oneOf<AppName>(appNames),
  name: answer.text(),
  madeBy: answer.text(),
  /** Instants are milliseconds, as everywhere around releases. */
  madeAt: answer.number(),
  expiresAt: answer.number(),
  revokedAt: answer.number().nullable(),
  revokedBy: answer.text().nullable(),
  /** When it was last used, to the minute, and the address that it was used from. */
  usedAt: answer.number().nullable(),
  usedFrom: answer.text().nullable(),
  /** By which releases sent with it are checked: Ed25519, SPKI as base64. */
  publicKey: answer.text(),
  /** Whether it was made with the key of another token, for what that one has signed. */
  isForPromotion: answer.flag(),
});

export type DeployToken = yup.InferType<typeof deployToken>;

export const deployTokensAnswer = answer.object({
  /** Those that are good first, then the newest. */
  results: answer.list(deployToken),
  /** How many there are besides. */
  more: answer.number(),
});

export type DeployTokens = yup.InferType<typeof deployTokensAnswer>;

/** A new token. What it consists of is only available in this response. */
export const madeDeployTokenAnswer = answer.object({
  id: answer.number(),
  /** The value of `DEPLOY_TOKEN`: the secret, and the private key if the token has one of its own. */
  token: answer.text(),
  publicKey: answer.text(),
});

export type MadeDeployToken = yup.InferType<typeof madeDeployTokenAnswer>;

/** Longest name of a token. */
const longestName = 60;

const text = () => yup.string().strict().typeError(fault('notText'));

export const newDeployTokenSchema = yup
  .object({
    app: text()
      .required(fault('missing'))
      .oneOf(appNames, fault('notAmong', { options: appNames })),
    name: text()
      .required(fault('missing'))
      // It stands in logs and in the output of pipelines.
      .test('untrimmed', untrimmed)
      .test('shown', shown)
      .max(longestName, fault('tooLong', { most: longestName })),
    /** Days until it expires. */
    days: yup
      .number()
      .strict()
      .typeError(fault('notNumber', {}))
      .required(fault('missing'))
      .integer(fault('notWholeNumber'))
      .min(1, fault('outOfRange', { min: 1, max: 365 }))
      .max(365, fault('outOfRange', { min: 1, max: 365 })),
    /** The public key of a token of another server, whose releases this one may take over. */
    publicKey: text().max(200, fault('tooLong', { most: 200 })),
  })
  .meta({ labels: 'deployToken' });

export type NewDeployToken = yup.InferType<typeof newDeployTokenSchema>;
