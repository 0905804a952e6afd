/** Mock for imported assets in unit tests. */
export default 'asset';
