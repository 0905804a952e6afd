/**
 * A secret's 64-bit fingerprint (FNV-1a): names what is kept in the browser, where the secret itself
 * should not be read. It has a third of the secret's bits, so the secret cannot be had from it; it
 * is worked out at once, so that what is kept can be shown with the first paint.
 */
export function secretKey(secret: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(secret)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
