import * as answer from '../../fields/answers.ts';
import {
  begunUploadAnswer,
  checkedUploadAnswer,
  deployPreviewEndSchema,
  deploySchema,
  deploySetSchema,
  deployStateAnswer,
  deployVersionSchema,
  storedReleaseAnswer,
  trialSchema,
} from '../../releases/deploys.ts';
import {
  deployTokensAnswer,
  madeDeployTokenAnswer,
  newDeployTokenSchema,
} from '../../releases/deployTokens.ts';
import { madePreviewAnswer } from '../../releases/releases.ts';
import type { Call } from '../Call.ts';

/** Calls about the tokens that pipelines release with. */
export const deployTokenCalls = {
  deployTokens: {
    who: 'releases',
    method: 'GET',
    path: '/deploy-tokens/',
    summary: 'Tokens with which pipelines release an app, and when they were used',
    answer: deployTokensAnswer,
  },
  makeDeployToken: {
    who: 'releases',
    method: 'POST',
    path: '/deploy-tokens/',
    summary: 'Makes a token for one app; the response is the only one that has it',
    body: newDeployTokenSchema,
    statuses: [201],
    answer: madeDeployTokenAnswer,
    refusals: [409],
  },
  revokeDeployToken: {
    who: 'releases',
    method: 'POST',
    path: '/deploy-tokens/:id/revoke',
    summary: 'Revokes a token at once; what was released with it stays',
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;

const bytes = { mediaType: 'application/octet-stream' } as const;

/** Calls of a pipeline with a deploy token, which are about the token's app alone. */
export const deployCalls = {
  deployState: {
    who: 'deployToken',
    method: 'GET',
    path: '/deploy/',
    summary: 'What is live of the token’s app, and of the others',
    answer: deployStateAnswer,
  },
  beginUpload: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/uploads/',
    summary: 'Begins to send a release: takes its signed release.json, and names the missing files',
    body: bytes,
    statuses: [201],
    answer: begunUploadAnswer,
    refusals: [409],
  },
  sendFile: {
    who: 'deployToken',
    method: 'PUT',
    path: '/deploy/uploads/:upload/files/:hash',
    summary: 'Takes a file of an upload by its SHA-256 (hex)',
    body: bytes,
    statuses: [204],
    answer: null,
    refusals: [404],
  },
  checkUpload: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/uploads/:upload/check',
    summary: 'Checks an upload before all of its files are sent; contract.json has to be',
    answer: checkedUploadAnswer,
    refusals: [404, 409],
  },
  finishUpload: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/uploads/:upload/finish',
    summary: 'Checks every file of an upload and stores the release; 409 names what is missing',
    answer: checkedUploadAnswer,
    refusals: [404, 409],
  },
  keepTrial: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/trials/',
    summary: 'Keeps what a trial of a stored release has found',
    body: trialSchema,
    answer: answer.message,
    refusals: [404],
  },
  deploy: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/live',
    summary: 'Gives a stored release to everybody or a share; 409 says which check refuses it',
    body: deploySchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  deploySet: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/sets/',
    summary: 'Gives stored releases of several apps to everybody as one, each with its own token',
    body: deploySetSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  makeDeployPreview: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/previews/',
    summary: 'A link for some minutes with which a pipeline sees a stored release',
    body: deployVersionSchema,
    answer: madePreviewAnswer,
    refusals: [404],
  },
  endDeployPreview: {
    who: 'deployToken',
    method: 'POST',
    path: '/deploy/previews/end',
    summary: 'Ends a preview of the token’s app',
    body: deployPreviewEndSchema,
    answer: answer.message,
    refusals: [404],
  },
  storedRelease: {
    who: 'deployToken',
    method: 'GET',
    path: '/deploy/releases/:app/:version',
    summary:
      'release.json and signature of a release of the token’s app, or of what is live of others',
    answer: storedReleaseAnswer,
    refusals: [404],
  },
  storedFile: {
    who: 'deployToken',
    method: 'GET',
    path: '/deploy/releases/:app/:version/files/:hash',
    summary: 'A file of such a release by its SHA-256 (hex)',
    answer: bytes,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
