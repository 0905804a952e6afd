/** Mock for `*.module.css` in unit tests: each class name maps to itself. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_, key) => (typeof key === 'string' && key !== '__esModule' ? key : undefined) },
);
