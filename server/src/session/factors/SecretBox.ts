import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of the key, written as twice as many hexadecimal digits. */
export const keyBytes = 32;

const ivBytes = 12;
const tagBytes = 16;

/** A stored secret cannot be decrypted: it was encrypted with another key, or altered. */
export class SecretBoxError extends Error {
  override name = 'SecretBoxError';
}

/** Encrypts small secrets for storage in the database, with AES-256-GCM. */
export class SecretBox {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * @param owner authenticated with the secret, so that it cannot be moved to another person's row
   */
  seal(secret: Uint8Array, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws SecretBoxError if it was sealed with another key or for another owner */
  open(sealed: Buffer, owner: string): Buffer {
    try {
      const iv = sealed.subarray(0, ivBytes);
      const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', this.#key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([
        decipher.update(sealed.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]);
    } catch (cause) {
      throw new SecretBoxError(
        'A second factor was stored with another key. Start the server with the FACTOR_KEY, or the DATA_DIR, that it was stored with.',
        { cause },
      );
    }
  }
}
