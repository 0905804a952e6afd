// The window comes first: its styles stand before those of its fields.
import { FormDialog } from 'shared-ui/FormDialog';
import {
  mainPlace,
  placeLimits,
  type ClientContact,
} from 'shared-api/contract/entities/places/clientPlaces';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { languages } from 'shared-api/contract/values/language';
import { Checkbox } from 'shared-ui/Checkbox';
import { FieldRow } from 'shared-ui/FieldRow';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import styles from './ContactDialog.module.css';
import { texts } from './texts.ts';
import { useContactForm } from './useContactForm.ts';

export interface ContactDialogProps {
  clientId: number;
  /** Undefined for a new one. */
  contact: ClientContact | undefined;
  onClose: () => void;
}

const mails = ['getsInvoices', 'getsStatements', 'getsQuotes'] as const;

/** A new contact of a client, or a change of one; both can be undone. */
export function ContactDialog({ clientId, contact: before, onClose }: ContactDialogProps) {
  const { formik, failure, isUnknown, leave } = useContactForm(clientId, before, onClose);
  const { errors, getFieldProps, values: typed } = formik;
  return (
    <FormDialog
      title={before ? texts.changeContact : texts.newContact}
      failure={failure}
      isUnknown={isUnknown}
      submit={{ label: texts.save, isBusy: formik.isSubmitting }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={leave}
    >
      <TextField
        label={texts.name}
        {...getFieldProps('name')}
        error={errors.name}
        autoComplete="off"
      />
      <TextField
        label={texts.role}
        hint={texts.roleHint}
        {...getFieldProps('role')}
        error={errors.role}
        maxLength={placeLimits.label}
        autoComplete="off"
      />
      <FieldRow>
        <TextField
          type="email"
          label={texts.email}
          {...getFieldProps('email')}
          error={errors.email}
          autoComplete="off"
        />
        <TextField
          type="tel"
          label={texts.phone}
          {...getFieldProps('phone')}
          error={errors.phone}
          autoComplete="off"
        />
      </FieldRow>
      <Select
        label={texts.language}
        options={languages.map((value) => ({ value, label: values.language[value] }))}
        {...getFieldProps('language')}
        error={errors.language}
      />
      {before?.id === mainPlace ? (
        <p>{texts.mainGets}</p>
      ) : (
        <fieldset className={styles['checks']}>
          <legend>{texts.mails}</legend>
          {mails.map((name) => (
            <Checkbox
              key={name}
              label={texts.mailKinds[name]}
              name={name}
              checked={typed[name]}
              onChange={formik.handleChange}
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}
