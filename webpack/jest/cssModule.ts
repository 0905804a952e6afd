/** Stands for every `*.module.css` in unit tests: a class name is its own key. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_, key) => (typeof key === 'string' && key !== '__esModule' ? key : undefined) },
);
