import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { integrityGlobal } from 'shared-api/contract/pages/integrity';
import webpack, { type Compiler } from 'webpack';

/**
 * Has an app's code load its scripts and stylesheets with the hashes that the shell has put into
 * `integrityGlobal`. The hashes are not part of the code: a script would grow by all of those it may
 * ever load, on pages that load none of them.
 */
export class IntegrityPlugin {
  readonly #app: string;

  /** @param app the app's name in Module Federation */
  constructor(app: string) {
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    const { publicPath } = webpack.RuntimeGlobals;
    const table = `(self.${integrityGlobal}||{}).${this.#app}||{}`;
    const hashOf = (url: string): string => `(${table})[${url}.slice(${publicPath}.length)]||""`;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.integrity=${hashOf('url')};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${tag}.integrity=${hashOf(href)};`,
      );
    });
  }
}
