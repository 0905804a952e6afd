// The frame comes first: its styles stand before those of other components.
import { LatePart } from '../../late/LatePart.tsx';
import type { RecordOf } from 'shared-api/client';
import { texts } from '../page/texts.ts';
import { Waiting } from '../page/Waiting.tsx';
import { loadClientPage } from './page/loadClientPage.ts';

const { loading, failed } = texts;

const loadHead = async () => (await loadClientPage()).ClientHead;
const loadTabs = async () => (await loadClientPage()).ClientTabs;

interface ClientPartProps {
  record: RecordOf<'clients'>;
}

/** Who a client is, what is owed and what is next: the head of the client's screen. */
export const ClientHeadPart = ({ record }: ClientPartProps) => (
  <LatePart
    load={loadHead}
    loading={loading}
    failed={failed}
    props={{ record }}
    waiting={<Waiting part="head" of="clients" />}
  />
);

/** Everything of a client: what the client's screen is about. */
export const ClientMain = ({ record }: ClientPartProps) => (
  <LatePart
    load={loadTabs}
    loading={loading}
    failed={failed}
    props={{ record }}
    waiting={<Waiting part="main" of="clients" />}
  />
);
