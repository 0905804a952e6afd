import type { LoaderDefinitionFunction } from 'webpack';

/** What stands before a package in an absolute path. */
const placeOfPackages = /(['"])[^'"]*[\\/]node_modules[\\/]/g;

/** Names packages in the federation's entry without where they lie on this machine. */
const loader: LoaderDefinitionFunction = (source) => source.replaceAll(placeOfPackages, '$1');

export default loader;
