import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Maps an import of an English catalogue to the one to use instead.
 * @param request the import, such as `./texts.en.ts`
 * @param folder the importing module's directory
 */
export type CatalogueOf = (request: string, folder: string) => string;

/** Finds the catalogues of a language next to the English ones. */
export const cataloguesIn =
  (language: string): CatalogueOf =>
  (request) =>
    request.replace(/\.en\.ts$/, `.${language}.ts`);

/**
 * Replaces English catalogues by those of the build's language, so that a page only loads one
 * language (docs/decisions/0030). A missing catalogue fails the build.
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
