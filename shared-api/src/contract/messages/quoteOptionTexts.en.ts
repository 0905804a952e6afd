/** Choices of the forms of quotes, which are sent as they read in English. */
export const texts = { nameOf: (option: string): string => option };
