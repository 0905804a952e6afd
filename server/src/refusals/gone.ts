/** Says of what a call names that it is not there; ids tell a person nothing. */
export const gone = (what: string): string =>
  `This ${what} is not there, or not any more. Load the screen again.`;
