/** The service page that most quote tests use. */
export const carpet = '/services/Janitorial/Carpet';

/** A day that is neither blocked nor within the rush hours. */
export const inAMonth = (): string =>
  new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** A day within the rush hours. */
export const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The form's note when the day is within the rush hours. */
export const rushNote = 'An extra fee applies if service is needed within the next 72 hours.';
