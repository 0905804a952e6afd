import { useRef, type ReactNode } from 'react';
// The preview comes first: its styles stand before those of the window and its fields.
import { LetterPreview } from './LetterPreview.tsx';
import { Checkbox } from 'shared-ui/Checkbox';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { Refusal } from '../frame/failures/Refusal.tsx';
import { ContactOffer } from './ContactOffer.tsx';
import styles from './Letter.module.css';
import { texts } from './texts.ts';
import type { LetterForm, LetterQuery } from './useLetterForm.ts';

interface LetterDialogProps {
  title: string;
  letter: LetterQuery;
  form: LetterForm;
  /** Says what goes to whom. */
  submit: string;
  onClose: () => void;
  /** Whose contacts are offered as recipients. */
  clientId?: number | null;
  /** Stands above the addresses. */
  children?: ReactNode;
  /** In place of the mail alone. */
  preview?: ReactNode;
}

/** The window that sends a mail: whom it goes to, with which words, and beside it how it will look. */
export function LetterDialog({
  title,
  letter,
  form,
  submit,
  onClose,
  clientId = null,
  children,
  preview,
}: LetterDialogProps) {
  const meant = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      title={title}
      size="full"
      failure={form.failure}
      isUnknown={form.isUnknown}
      submit={{ label: submit, isBusy: form.isSending }}
      cancelLabel={texts.cancel}
      onSubmit={() => {
        if (form.isTwice) meant.current?.focus();
        form.submit();
      }}
      onClose={() => form.leave(onClose)}
    >
      <div className={styles['columns']}>
        <div className={styles['fields']}>
          {children}
          {form.sent !== undefined && (
            <div>
              <DialogFailure of={form.sent}>
                <Refusal error={form.sent} />
              </DialogFailure>
              <Checkbox
                ref={meant}
                label={texts.again}
                checked={form.isMeant}
                onChange={({ target }) => form.setMeant(target.checked)}
              />
            </div>
          )}
          {(['to', 'cc'] as const).map((name) => (
            <TextField
              key={name}
              label={texts[name]}
              hint={name === 'to' ? texts.addresses : undefined}
              inputMode="email"
              value={form.recipients[name]}
              error={form.errors[name]}
              onChange={({ target }) => form.type(name, target.value)}
            />
          ))}
          {clientId !== null && <ContactOffer clientId={clientId} form={form} />}
          <TextArea
            label={texts.message}
            hint={texts.messageHint}
            maxLength={2000}
            value={form.message}
            error={form.errors['message']}
            onChange={({ target }) => form.setMessage(target.value)}
          />
        </div>
        {preview ?? <LetterPreview letter={letter} />}
      </div>
    </FormDialog>
  );
}
