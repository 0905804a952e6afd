/** Hours before the service within which an extra fee applies (docs/product/limits.md). */
export const rushHours = 72;

/**
 * Whether a service is so near that the rush fee applies (docs/product/limits.md).
 * @param timestamp of the service, in seconds
 * @param now in seconds
 */
export const isRush = (timestamp: number, now: number): boolean =>
  timestamp - now < rushHours * 3600;
