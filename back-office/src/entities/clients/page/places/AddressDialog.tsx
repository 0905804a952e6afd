// The window comes first: its styles stand before those of its fields.
import { FormDialog } from 'shared-ui/FormDialog';
import { useFormik } from 'formik';
import { placeLimits, type ClientAddress } from 'shared-api/contract/entities/places/clientPlaces';
import { FieldRow } from 'shared-ui/FieldRow';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { useAddAddressMutation, useChangeAddressMutation } from '../../../../api/placesApi.ts';
import { texts } from './texts.ts';
import { usePlaceSending } from './usePlaceSending.ts';

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
  const { label = '', address = '', city = '', postalCode = '', notes = '' } = before ?? {};
  const stored = { label, address, city, postalCode, notes };
  const sending = usePlaceSending({ clientId, kind: 'addresses', before, stored, onClose });

  const send = (typed: typeof stored): Promise<void> =>
    sending.send(
      (key) =>
        before
          ? change({ id: clientId, placeId: before.id, version: before.version, ...typed })
          : add({ id: clientId, key, isBilling: false, ...typed }),
      formik.setErrors,
    );

  const formik = useFormik({ initialValues: stored, onSubmit: send });
  const { errors, getFieldProps } = formik;
  return (
    <FormDialog
      title={before ? texts.changeAddress : texts.newAddress}
      failure={sending.failure}
      isUnknown={sending.isUnknown}
      submit={{ label: texts.save, isBusy: formik.isSubmitting }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={sending.leave}
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
