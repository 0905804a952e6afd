/**
 * Provides the runtime of React Fast Refresh once, for shell and remotes. A separate script that
 * runs before React, because each renderer reports only to the first runtime.
 */
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(window);
Object.assign(globalThis, { _REACT_REFRESH_RUNTIME: runtime });
