import type { RecordOf } from 'shared-api/client';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { texts } from '../texts.ts';
import type { QuoteAction } from './QuoteHead.tsx';
import { othersOf } from './status.ts';

interface QuoteMenuProps {
  record: RecordOf<'quotes'>;
  isBusy: boolean;
  onChoose: (action: QuoteAction) => void;
}

/** What else can be done with a quote than what is next. */
export function QuoteMenu({ record, isBusy, onChoose }: QuoteMenuProps) {
  return (
    <ActionMenu label={texts.more}>
      {othersOf(record).map((action) => (
        <ActionMenuItem
          key={action}
          disabled={isBusy || (action === 'accept' && record.price === null)}
          onClick={() => onChoose(action)}
        >
          {action === 'send' ? texts.sendByMail : texts.actions[action]}
        </ActionMenuItem>
      ))}
    </ActionMenu>
  );
}
