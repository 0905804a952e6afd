import type { AppName } from 'shared-api/contract/releases/release';
import { officeDay } from 'shared-api/contract/values/officeDay';

/** Refusals of deploy tokens, and of releases that are sent with them. */
export const deployEn = {
  deployTokenMissing: () =>
    'This call needs a deploy token: "Authorization: Bearer deploy_…". Commands read it from DEPLOY_TOKEN. An owner makes one at /admin/releases.',
  deployTokenUnknown: () =>
    'This deploy token is not known here. See that DEPLOY_TOKEN is whole and belongs to this server; an owner makes a new one at /admin/releases.',
  deployTokenRevoked: ({ name, by }: { name: string; by: string }) =>
    `The deploy token "${name}" was revoked by ${by}. An owner makes a new one at /admin/releases.`,
  deployTokenExpired: ({ name, day }: { name: string; day: string }) =>
    `The deploy token "${name}" expired on ${officeDay(day)}. An owner makes a new one at /admin/releases.`,
  deployTokenOtherApp: ({ name, app, wanted }: { name: string; app: AppName; wanted: string }) =>
    `The deploy token "${name}" is for ${app}, and cannot release ${wanted}. Use the token of that app.`,
  appTwiceInSet: ({ app }: { app: AppName }) =>
    `Two of these tokens are for ${app}: a set has one release of each app, and the token of each. Give the tokens of the other apps.`,
  deployTokenNamed: () =>
    'There is, or was, a token of that name. Give another: names stand in the log of releases. If you made one just now and got no answer, it is in the list, and nobody has seen its secret: revoke it.',
  noDeployToken: () => 'There is no such token.',
  deployTokenRevokedBefore: () => 'This token was revoked before.',
  noPublicKey: () =>
    'This is no public key of Ed25519. Copy it from the token whose releases are to be taken over.',
  tooManyDeploys: ({ milliseconds }: { milliseconds: number }) =>
    `Too many releases were begun with this token. Try again in ${Math.ceil(milliseconds / 60_000)} min.`,

  uploadUnreadable: () =>
    'An upload begins with JSON of "release" (the bytes of release.json as base64) and "signature" (base64). "npm run release -- <app> --server <address>" sends it.',
  manifestUnreadable: () => 'The release.json that was sent is no JSON. Build the app again.',
  manifestWrong: ({ path, why }: { path: string; why: string }) =>
    `The release.json that was sent is wrong at ${path}: ${why}. Build the app again with these sources.`,
  manifestFile: ({ file }: { file: string }) =>
    `"${file}" is no name of a file of a release: those are in browser/, node/ or maps/, or named by the build. Nothing was stored.`,
  manifestFiles: ({ count, most }: { count: number; most: number }) =>
    `A release may have ${most} files, and this one has ${count}. Take files out of the build.`,
  manifestUnlisted: ({ file }: { file: string }) =>
    `release.json names ${file}, which is not among the files with their hashes. Build the app again.`,
  signatureMissing: () =>
    'The release is not signed. Use the whole DEPLOY_TOKEN: behind its dot it has the key to sign with.',
  signatureWrong: ({ name }: { name: string }) =>
    `The signature of release.json is not of the key of the token "${name}", or release.json was altered after it was signed. Send it with the token that it was signed with, or build and send it again.`,
  noSbom: ({ app, version }: { app: AppName; version: string }) =>
    `${app} ${version} has no bill of materials: it was built before they were written. Release it again from its sources.`,
  noUpload: () =>
    'There is no such upload: it was never begun, or more than a day ago. Send the release again.',
  fileNotOfUpload: ({ hash }: { hash: string }) =>
    `No file of this upload has the SHA-256 ${hash}. Send the release again.`,
  fileHashWrong: ({ wanted, found }: { wanted: string; found: string }) =>
    `What arrived has the SHA-256 ${found}, not ${wanted}: it was altered on its way, or the build changed meanwhile. Send it again.`,
  deployFileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `A file of a release may have ${megabytes} MB, and release.json 2 MB. Take it out of the build, or serve it from elsewhere.`,
  releaseTooLarge: ({ megabytes }: { megabytes: number }) =>
    `The files of this release have more than ${megabytes} MB. Take files out of the build.`,
  filesMissing: ({ count, files }: { count: number; files: readonly string[] }) =>
    `${count === 1 ? 'A file' : `${count} files`} of this upload ${count === 1 ? 'has' : 'have'} not arrived (${files.join(', ')}). Send the release again: what has arrived is not sent again.`,
  filesUnlike: ({ files }: { files: readonly string[] }) =>
    `These files are not what release.json says of them: ${files.join(', ')}. A compressed file has to be that of the file beside it, and sizes have to be right. Build the app again.`,
};
