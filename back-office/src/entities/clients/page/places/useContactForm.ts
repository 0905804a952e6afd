import { useFormik } from 'formik';
import type { ClientContact } from 'shared-api/contract/entities/places/clientPlaces';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { useAddContactMutation, useChangeContactMutation } from '../../../../api/placesApi.ts';
import { usePlaceSending } from './usePlaceSending.ts';

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
  onClose: () => void,
) {
  const [add] = useAddContactMutation();
  const [change] = useChangeContactMutation();
  const stored = storedOf(before);
  const sending = usePlaceSending({ clientId, kind: 'contacts', before, stored, onClose });

  const send = (typed: typeof stored): Promise<void> =>
    sending.send(
      (key) =>
        before
          ? change({ id: clientId, placeId: before.id, version: before.version, ...typed })
          : add({ id: clientId, key, ...typed }),
      formik.setErrors,
    );

  const formik = useFormik({ initialValues: stored, onSubmit: send });
  const { failure, isUnknown, leave } = sending;
  return { formik, failure, isUnknown, leave };
}
