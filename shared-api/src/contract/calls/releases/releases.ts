import * as answer from '../../fields/answers.ts';
import {
  endPreviewSchema,
  madePreviewAnswer,
  makeLiveSchema,
  newPreviewSchema,
  releasesAnswer,
  shareSchema,
} from '../../releases/releases.ts';
import { overrideSchema, overridesAnswer } from '../../releases/overrides.ts';
import { platformAnswer } from '../../releases/platform.ts';
import { releaseOriginAnswer } from '../../releases/provenance.ts';
import type { Call } from '../Call.ts';

/**
 * Calls about stored releases. Building and storing them is done by commands (docs/releases.md).
 */
export const releaseCalls = {
  releases: {
    who: 'releases',
    method: 'GET',
    path: '/releases/',
    summary: 'What is live, shared, previewed and stored of each app',
    answer: releasesAnswer,
  },
  platform: {
    who: 'releases',
    method: 'GET',
    path: '/releases/platform/',
    summary: 'The apps as one platform: shared modules, contracts, sizes, errors and web vitals',
    alsoDeployToken: true,
    answer: platformAnswer,
  },
  makeReleaseLive: {
    who: 'releases',
    method: 'POST',
    path: '/releases/live',
    summary: 'Makes a stored release live; 409 says which check refuses it',
    body: makeLiveSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  shareRelease: {
    who: 'releases',
    method: 'POST',
    path: '/releases/share',
    summary: 'Gives a stored release to a percentage of the visitors; 0 withdraws it',
    body: shareSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  makePreview: {
    who: 'releases',
    method: 'POST',
    path: '/releases/preview',
    summary: 'A link with which one browser sees a stored release',
    body: newPreviewSchema,
    answer: madePreviewAnswer,
    refusals: [404],
  },
  endPreview: {
    who: 'releases',
    method: 'POST',
    path: '/releases/preview/end',
    summary: 'Ends a preview before its time',
    body: endPreviewSchema,
    answer: answer.message,
    refusals: [404],
  },
  overrides: {
    who: 'releases',
    method: 'GET',
    path: '/releases/overrides/',
    summary: 'In whose browser an app comes from a developer’s machine',
    answer: overridesAnswer,
  },
  beginOverride: {
    who: 'releases',
    method: 'POST',
    path: '/releases/overrides/',
    summary: 'Takes an app from the caller’s own machine, in the browser that asks; sets a cookie',
    body: overrideSchema,
    answer: answer.message,
  },
  endOverride: {
    who: 'releases',
    method: 'DELETE',
    path: '/releases/overrides/:id',
    summary: 'Ends an override before its time',
    answer: answer.message,
    refusals: [404],
  },
  releaseOrigin: {
    who: 'releases',
    method: 'GET',
    path: '/releases/:app/:version/origin',
    summary: 'Where a stored release comes from: sources, pipeline, signature',
    answer: releaseOriginAnswer,
    refusals: [404],
  },
  releaseSbom: {
    who: 'releases',
    method: 'GET',
    path: '/releases/:app/:version/sbom',
    summary: 'The packages in a stored release, as CycloneDX 1.5',
    answer: { mediaType: 'application/vnd.cyclonedx+json' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
