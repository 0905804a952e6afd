/** Texts of what several screens ask of the server. */
export const texts = {
  downloaded: (file: string) => `${file} is downloaded.`,
};
