import { errorBody, errorMessage } from 'shared-api/client';
import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { routes } from 'shared-api/contract/pages/officePaths';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { Link } from 'shared-ui/router';

interface LeadingWordsProps {
  text: string;
  leadsTo?: ErrorBody['leadsTo'];
}

/** A message in which the words that name a record lead there, and no amount breaks from its sign. */
export function LeadingWords({ text, leadsTo }: LeadingWordsProps) {
  const at = leadsTo ? text.indexOf(leadsTo.words) : -1;
  if (!leadsTo || at < 0) return unbroken(text);
  const { words, entity, id, part } = leadsTo;
  const to = routes.editor(entity, id);
  return (
    <>
      {unbroken(text.slice(0, at))}
      <Link to={part === undefined ? to : `${to}#${part}`}>{words}</Link>
      {unbroken(text.slice(at + words.length))}
    </>
  );
}

/** Why a call failed, with the way to the record that it is about. */
export const Refusal = ({ error }: { error: unknown }) => (
  <LeadingWords text={errorMessage(error)} leadsTo={errorBody(error)?.leadsTo} />
);
