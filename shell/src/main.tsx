import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefixes } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { createStore, Provider } from 'shared-api/store';
import { BrowserRouter } from 'shared-ui/router';
import { browserStorage } from './browserStorage.ts';
import { readBootData } from './boot.ts';
import { checkOwnFiles } from './federation/integrity.ts';
import { createRemotes } from './federation/remotes.ts';
import { Overlay } from './Overlay.tsx';
import { startReporting } from './report.ts';
import { Shell } from './Shell.tsx';
import './shell.css';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}".`);
  return found;
}

const boot = readBootData();
checkOwnFiles(boot);
startReporting(boot);
const store = createStore(boot, browserStorage());
const remotes = createRemotes(boot);

// public-site's prerender.tsx must have the same providers in the same order, or hydration fails.
const shell = (
  <Provider store={store}>
    <BrowserRouter basename={prefixes[pageLanguage]}>
      <Shell remotes={remotes} prerendered={boot.prerendered} />
    </BrowserRouter>
  </Provider>
);

if (boot.prerendered) hydrateRoot(element('root'), shell);
else createRoot(element('root')).render(shell);

// A separate root for messages, so that they never interfere with hydration.
createRoot(element('overlay'), { identifierPrefix: 'overlay' }).render(
  <StrictMode>
    <Provider store={store}>
      <Overlay isOutdated={remotes.isOutdated} />
    </Provider>
  </StrictMode>,
);
