import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * The catalogue that a build takes in place of an English one.
 * @param request what is imported: `./texts.en.ts`
 * @param folder of the module that imports it
 */
export type CatalogueOf = (request: string, folder: string) => string;

/** The catalogues of a language, which stand beside the English ones. */
export const cataloguesIn =
  (language: string): CatalogueOf =>
  (request) =>
    request.replace(/\.en\.ts$/, `.${language}.ts`);

/**
 * Gives a build the catalogues of its language, so that a page carries no other
 * (docs/decisions/0030). A catalogue that the language lacks fails the build.
 */
export const catalogues = (catalogueOf: CatalogueOf | undefined): WebpackPluginInstance[] =>
  catalogueOf === undefined
    ? []
    : [
        new webpack.NormalModuleReplacementPlugin(
          /[Tt]exts\.en\.ts$/,
          (module: { request: string; context: string }) => {
            module.request = catalogueOf(module.request, module.context);
          },
        ),
      ];
