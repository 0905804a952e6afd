/**
 * The runtime of React Fast Refresh, provided once for the shell and every remote. A script of its
 * own that runs before React: each renderer reports to the first runtime alone.
 */
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(window);
Object.assign(globalThis, { _REACT_REFRESH_RUNTIME: runtime });
