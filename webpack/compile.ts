import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs one webpack build and prints its warnings.
 * @throws Error with webpack's messages if it fails
 */
export function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) {
        reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      } else {
        if (stats.hasWarnings()) {
          console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
        }
        resolve(stats);
      }
    });
  });
}
