import {
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  useUpdateRecordMutation,
  type RecordOf,
} from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { useNavigate } from 'shared-ui/router';
import { texts } from './texts.ts';

/** What to do with a lead: make a client or a quote of it, or close it (docs/product/roles.md). */
export function LeadActions({ record }: { record: RecordOf<'leads'> }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [update, { isLoading }] = useUpdateRecordMutation();
  const { id, version, name, email, phone, language, subject, message, status } = record;
  const { address, postalCode } = record;

  async function close(): Promise<void> {
    const fields = { version, status: 'Closed' };
    const { data, error } = await update({ entity: 'leads', id, fields });
    if (data) {
      const undo = { entity: 'leads', id, fields: { version: data.version, status } } as const;
      dispatch(showMessage({ text: texts.isClosed(name || email), undo }));
      // Over a session that ended the login window is shown.
    } else if (errorStatus(error) !== 401) dispatch(showMessage(errorMessage(error)));
  }

  const open = (entity: 'clients' | 'quotes', fields: Record<string, unknown>): void => {
    // Handled once what is made of it is there.
    const followUp = { entity: 'leads', id, fields: { version, status: 'Handled' } };
    void navigate(routes.editor(entity, 'new'), {
      state: { fields, ...(status === 'New' && { followUp }) },
    });
  };

  return (
    <>
      <Button
        look="quiet"
        onClick={() =>
          open('clients', {
            fullName: name,
            email,
            phoneNumber: phone,
            language,
            address,
            postalCode,
          })
        }
      >
        {texts.makeClient}
      </Button>
      <Button
        look="quiet"
        onClick={() => open('quotes', { projectTitle: subject, notes: message })}
      >
        {texts.makeQuote}
      </Button>
      {status !== 'Closed' && (
        <Button look="quiet" isBusy={isLoading} onClick={() => void close()}>
          {texts.close}
        </Button>
      )}
    </>
  );
}
