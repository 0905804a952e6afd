import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs one webpack build. A warning fails it like an error: one names stylesheets whose order depends on
 * which page was opened first.
 * @throws Error with webpack's messages if it fails
 */
export function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
        reject(new Error(stats?.toString({ preset: 'errors-warnings', colors: false })));
      } else {
        resolve(stats);
      }
    });
  });
}
