/** Stands for every imported asset in unit tests. */
export default 'asset';
