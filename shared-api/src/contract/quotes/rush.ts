/** Hours before the service within which an extra fee applies (docs/product/limits.md). */
export const rushHours = 72;

/**
 * Whether the requested time is within the rush hours, so the rush fee applies
 * (docs/product/limits.md).
 * @param timestamp the requested time (Unix seconds)
 * @param now Unix seconds
 */
export const isRush = (timestamp: number, now: number): boolean =>
  timestamp - now < rushHours * 3600;
