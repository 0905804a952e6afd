/** Words of the file of refused rows. */
export const texts = {
  reasons: 'Why it was refused',
  inColumn: (heading: string, reason: string) => `${heading}: ${reason}`,
};
