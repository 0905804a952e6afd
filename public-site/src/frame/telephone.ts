/** The address that dials a phone number as it is printed. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
