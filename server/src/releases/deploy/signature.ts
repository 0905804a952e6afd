import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { signedPrefix, type ReleaseSignature } from 'shared-api/contract/releases/deploys';
import { HttpError } from '../../HttpError.ts';
import type { FoundDeployToken } from '../../session/tokens/deployTokens.ts';

/** The file beside `release.json` that holds its signature; it is in no list of hashes. */
export const signatureFile = 'signature.json';

const toSign = (release: Buffer): Buffer => Buffer.concat([Buffer.from(signedPrefix), release]);

/**
 * Signs the bytes of a `release.json`.
 * @param privateKey Ed25519, PKCS #8 as base64url
 * @returns base64
 */
export function signRelease(release: Buffer, privateKey: string): string {
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  });
  return sign(null, toSign(release), key).toString('base64');
}

/** Whether a signature of `release.json` is of this key. */
export function isSigned(release: Buffer, signature: string, publicKey: string): boolean {
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  return verify(null, toSign(release), key, Buffer.from(signature, 'base64'));
}

/**
 * The signature of a release that was sent with a token. It binds all files, by their hashes, to the app
 * and the version, so that it is of no use for another release.
 * @throws HttpError 400 without a signature, 403 if it is not of the token's key
 */
export function signatureOf(
  release: Buffer,
  signature: string,
  { name, publicKey }: FoundDeployToken,
): ReleaseSignature {
  if (signature === '') throw new HttpError(400, { code: 'signatureMissing' });
  if (!isSigned(release, signature, publicKey)) {
    throw new HttpError(403, { code: 'signatureWrong', params: { name } });
  }
  return { algorithm: 'Ed25519', signature, publicKey, signedBy: name };
}
