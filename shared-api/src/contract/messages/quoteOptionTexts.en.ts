/** Display names of options in quote forms. The values sent are the English names. */
export const texts = { nameOf: (option: string): string => option };
