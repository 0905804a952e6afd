import { useFormik } from 'formik';
import { showMessage, useDispatch } from 'shared-api/client';
import type { ClientContact } from 'shared-api/contract/entities/places/clientPlaces';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { useAddContactMutation, useChangeContactMutation } from '../../../../api/placesApi.ts';
import { useFailure } from '../../../../frame/failures/useFailure.ts';

const storedOf = (contact: ClientContact | undefined): Omit<ClientContact, 'id' | 'version'> => ({
  name: contact?.name ?? '',
  role: contact?.role ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  language: contact?.language ?? defaultLanguage,
  getsInvoices: contact?.getsInvoices ?? false,
  getsStatements: contact?.getsStatements ?? false,
  getsQuotes: contact?.getsQuotes ?? false,
});

/** What is typed of a contact, and adding or changing it, which can be undone. */
export function useContactForm(
  clientId: number,
  before: ClientContact | undefined,
  onDone: () => void,
) {
  const [add] = useAddContactMutation();
  const [change] = useChangeContactMutation();
  const dispatch = useDispatch();
  const failure = useFailure();
  const stored = storedOf(before);

  async function send(typed: typeof stored): Promise<void> {
    const path = `/clients/${clientId}/contacts/`;
    const { data, error } = before
      ? await change({ id: clientId, placeId: before.id, version: before.version, ...typed })
      : await add({ id: clientId, ...typed });
    if (!data) {
      await failure.take(error, formik.setErrors);
      return;
    }
    const undo =
      'id' in data && typeof data.id === 'number'
        ? { path: `${path}${data.id}/remove/`, body: { version: 1 } }
        : {
            path: `${path}${before?.id ?? ''}/`,
            body: { ...stored, version: (before?.version ?? 0) + 1 },
          };
    dispatch(showMessage({ text: data.message, undo }));
    onDone();
  }

  const formik = useFormik({ initialValues: stored, onSubmit: send });
  return { formik, failure: failure.failure };
}
