/** Says of what a call names and is not there that somebody was faster; ids tell a person nothing. */
export const gone = (what: string): string =>
  `This ${what} is not there any more: somebody has removed it meanwhile. Load the screen again.`;
