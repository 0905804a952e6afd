import contract from 'shared-api/contract.json' with { type: 'json' };
import type { Release } from 'shared-api/contract/releases/release';

/** The same release with another version of the contract. */
export const withContract = (version: string) => ({
  browser: (text: string, file: string) =>
    /^(main|remoteEntry)\./.test(file)
      ? text
          .replaceAll(`"${contract.version}"`, `"${version}"`)
          .replaceAll(`"^${contract.version}"`, `"^${version}"`)
      : text,
  facts: ({ shared }: Release) => ({
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, range]) => [
        name,
        name.startsWith('shared-api/') ? { version, requiredVersion: `^${version}` } : range,
      ]),
    ),
  }),
});
