import type { RecordOf } from 'shared-api/client';

/** What the editor of a new quote begins with for a lead; once it is made, the lead keeps it. */
export const newQuoteOf = ({
  id,
  subject,
  message,
  clientId,
}: Pick<RecordOf<'leads'>, 'id' | 'subject' | 'message' | 'clientId'>) => ({
  state: {
    fields: { projectTitle: subject, notes: message, clientId },
    followUp: { leadId: id },
  },
});
