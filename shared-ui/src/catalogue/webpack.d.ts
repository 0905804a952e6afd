/** What webpack adds to a module: all files of a folder at once. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { regExp: RegExp },
  ): ((file: string) => unknown) & { keys(): string[] };
}
