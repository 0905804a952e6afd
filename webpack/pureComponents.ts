/**
 * A loader that lets components which nobody uses fall away. React Router makes its components with
 * calls and then gives them a `displayName`; to the minimizer both could do anything, so it keeps
 * the components and all that they use.
 */
export default function pureComponents(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
}
