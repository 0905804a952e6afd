/** The typing benchmark's page: the real editor for a new record, without shell and federation. */
import { createRoot } from 'react-dom/client';

import type { BootData } from 'shared-api/contract/pages/boot';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { createStore, Provider } from 'shared-api/store';
import { BrowserRouter } from 'shared-ui/router';
import { EditorPage } from '../../../back-office/src/features/editor/EditorPage.tsx';
import '../../../shell/src/shell.css';

const entity = new URLSearchParams(window.location.search).get('entity') as EntityName;
const boot = { apps: {}, company: {}, prerendered: false } as unknown as BootData;

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={createStore(boot, localStorage)}>
    <BrowserRouter>
      <EditorPage entity={entity} id="new" />
    </BrowserRouter>
  </Provider>,
);
