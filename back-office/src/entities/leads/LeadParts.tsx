// The frame comes first: its styles stand before those of other components.
import { LatePart } from '../../late/LatePart.tsx';
import type { RecordOf } from 'shared-api/client';
import type { EditorHeadProps } from '../Editor.ts';
import { texts } from '../page/texts.ts';
import { Waiting } from '../page/Waiting.tsx';

const { loading, failed } = texts;

const loadPage = () => import(/* webpackChunkName: "lead" */ './page/LeadPage.tsx');
const loadHead = async () => (await loadPage()).LeadHead;
const loadThread = async () => (await loadPage()).LeadThread;

/** Who has written, and what to do next: the head of a lead's screen. */
export const LeadHeadPart = ({ record, isDirty }: EditorHeadProps<RecordOf<'leads'>>) => (
  <LatePart
    load={loadHead}
    loading={loading}
    failed={failed}
    props={{ record, isDirty }}
    waiting={<Waiting part="head" of="leads" />}
  />
);

/** What was written, and what became of it: what a lead's screen is about. */
export const LeadMain = ({ record }: { record: RecordOf<'leads'> }) => (
  <LatePart
    load={loadThread}
    loading={loading}
    failed={failed}
    props={{ record }}
    waiting={<Waiting part="main" of="leads" />}
  />
);
