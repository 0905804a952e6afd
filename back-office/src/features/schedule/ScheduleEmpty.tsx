import { useCompany } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { callAddress } from '../../placeLinks.ts';
import { otherView, type View } from './service/entry.ts';
import { texts } from './texts.ts';

interface ScheduleEmptyProps {
  view: View;
  /** How many services the other view has. */
  elsewhere: number;
  /** Whether the secret of the page is nobody's, or no longer. */
  isUnknown: boolean;
  onShowOther: () => void;
}

/** A view without services says where there are some, or whom to ask. */
export function ScheduleEmpty({ view, elsewhere, isUnknown, onShowOther }: ScheduleEmptyProps) {
  const { phone } = useCompany();
  const other = texts.views[otherView(view)];
  if (elsewhere > 0) {
    return (
      <EmptyState
        title={texts.empty(texts.views[view])}
        action={
          <Button look="secondary" size="large" onClick={onShowOther}>
            {texts.showView(other)}
          </Button>
        }
      >
        <p>{texts.emptyElsewhere(elsewhere, other)}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={isUnknown ? texts.unknown : texts.empty(texts.views[view])}>
      <p>
        {isUnknown ? texts.unknownLead : texts.emptyEverywhere}{' '}
        <a href={callAddress(phone)}>{phone}</a>
      </p>
    </EmptyState>
  );
}
