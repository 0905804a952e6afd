// The window comes first: its styles stand before those of its fields.
import { FormDialog } from 'shared-ui/FormDialog';
import { useFormik } from 'formik';
import { showMessage, useDispatch } from 'shared-api/client';
import { placeLimits, type ClientAddress } from 'shared-api/contract/entities/places/clientPlaces';
import { FieldRow } from 'shared-ui/FieldRow';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { useAddAddressMutation, useChangeAddressMutation } from '../../../../api/placesApi.ts';
import { useFailure } from '../../../../frame/failures/useFailure.ts';
import { texts } from './texts.ts';

export interface AddressDialogProps {
  clientId: number;
  /** Undefined for a new one. */
  address: ClientAddress | undefined;
  onClose: () => void;
}

/** A new address of a client, or a change of one; both can be undone. */
export function AddressDialog({ clientId, address: before, onClose }: AddressDialogProps) {
  const [add] = useAddAddressMutation();
  const [change] = useChangeAddressMutation();
  const dispatch = useDispatch();
  const failure = useFailure();
  const { label = '', address = '', city = '', postalCode = '', notes = '' } = before ?? {};
  const stored = { label, address, city, postalCode, notes };

  async function send(typed: typeof stored): Promise<void> {
    const path = `/clients/${clientId}/addresses/`;
    const { data, error } = before
      ? await change({ id: clientId, placeId: before.id, version: before.version, ...typed })
      : await add({ id: clientId, isBilling: false, ...typed });
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
    onClose();
  }

  const formik = useFormik({ initialValues: stored, onSubmit: send });
  const { errors, getFieldProps } = formik;
  return (
    <FormDialog
      title={before ? texts.changeAddress : texts.newAddress}
      failure={failure.failure}
      submit={{ label: texts.save, isBusy: formik.isSubmitting }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={texts.label}
        hint={texts.labelHint}
        {...getFieldProps('label')}
        error={errors.label}
        maxLength={placeLimits.label}
        autoComplete="off"
      />
      <TextField
        label={texts.address}
        required
        {...getFieldProps('address')}
        error={errors.address}
        autoComplete="off"
      />
      <FieldRow>
        <TextField
          label={texts.city}
          {...getFieldProps('city')}
          error={errors.city}
          autoComplete="off"
        />
        <TextField
          label={texts.postalCode}
          {...getFieldProps('postalCode')}
          error={errors.postalCode}
          autoComplete="off"
        />
      </FieldRow>
      <TextArea
        label={texts.notes}
        hint={texts.notesHint}
        {...getFieldProps('notes')}
        error={errors.notes}
        maxLength={placeLimits.notes}
      />
    </FormDialog>
  );
}
