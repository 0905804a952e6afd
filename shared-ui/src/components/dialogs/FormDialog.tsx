import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button } from '../buttons/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { FormRound } from '../fields/standingError.ts';
import { Dialog, DialogActions, type DialogProps } from './Dialog.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import styles from './FormDialog.module.css';
import { texts } from './texts.ts';
import { useHeldHistory } from './useHeldHistory.ts';

export interface DialogFormProps {
  children: ReactNode;
  /** Why nothing came of it, where no field is to blame. */
  failure?: ReactNode;
  /** Whether it was sent, and it is not known what became of it: no answer has come. */
  isUnknown?: boolean;
  /** The button that does it. */
  submit: { label: string; look?: 'primary' | 'danger'; isBusy?: boolean };
  cancelLabel: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** What a form tells the window around it. */
interface FormWindow {
  /** What was typed is done with. */
  forget: () => void;
  tellUnknown: (isUnknown: boolean) => void;
}

const AroundForm = createContext<FormWindow>({
  forget: () => undefined,
  tellUnknown: () => undefined,
});

/**
 * What a window asks, and the buttons that do it or leave it; for a window of several steps (`StepsDialog`). It must not
 * stand in another form: a browser lets nobody hear of the submit of a form within a form, and loads the
 * page anew.
 */
export function DialogForm(props: DialogFormProps) {
  const { children, failure, isUnknown = false, submit, cancelLabel, onSubmit, onClose } = props;
  const { forget, tellUnknown } = useContext(AroundForm);
  // Another step begins with nothing typed.
  useEffect(() => forget, [forget]);
  const isBusy = submit.isBusy ?? false;
  useEffect(() => {
    tellUnknown(isUnknown || isBusy);
    return () => tellUnknown(false);
  }, [tellUnknown, isUnknown, isBusy]);
  const [round, setRound] = useState({ count: 0, isBusy });
  // An answer is about the values that the fields have when it comes.
  if (round.isBusy !== isBusy) setRound({ count: round.count + 1, isBusy });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        setRound((before) => ({ ...before, count: before.count + 1 }));
        onSubmit();
      }}
    >
      <FormRound value={round.count}>{children}</FormRound>
      {failure !== undefined && <DialogFailure of={submit.isBusy}>{failure}</DialogFailure>}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button type="submit" look={submit.look ?? 'primary'} isBusy={isBusy}>
          {submit.label}
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * A window with fields, also of several steps. Once something was typed or chosen, Escape, the browser's back button
 * and closing or reloading its tab ask before that is lost.
 */
export function StepsDialog({
  onClose,
  children,
  ...dialog
}: Omit<DialogProps, 'mayEscape' | 'onTyped'>) {
  const [isTyped, setTyped] = useState(false);
  const [isUnknown, tellUnknown] = useState(false);
  /**
   * How often a question that stands was asked: a browser lets a further Escape close the window all the same. It is
   * opened again then, and the question anew, above it.
   */
  const [asked, setAsked] = useState(0);
  const around = useMemo(() => ({ forget: () => setTyped(false), tellUnknown }), []);
  const ask = useCallback(() => setAsked((before) => before + 1), []);
  useHeldHistory(isTyped, ask);
  const mayEscape = (): boolean => {
    if (dialog.isKept === true) return false;
    if (isTyped) ask();
    return !isTyped;
  };
  return (
    <>
      <Dialog {...dialog} onClose={onClose} mayEscape={mayEscape} onTyped={() => setTyped(true)}>
        <AroundForm value={around}>{children}</AroundForm>
      </Dialog>
      <AlertDialog
        key={asked}
        isOpen={asked > 0}
        title={isUnknown ? texts.unknownTitle : texts.title}
        closeLabel={texts.stay}
        onClose={() => setAsked(0)}
        confirm={{ label: texts.discard, look: 'danger', onConfirm: onClose }}
      >
        <p>{isUnknown ? texts.unknown : texts.text}</p>
      </AlertDialog>
    </>
  );
}

/** A window that asks something and does it when it is answered, in one step. */
export const FormDialog = ({
  title,
  size = 'normal',
  ...form
}: DialogFormProps & { title: string } & Pick<DialogProps, 'size'>) => (
  <StepsDialog title={title} size={size} onClose={form.onClose}>
    <DialogForm {...form} />
  </StepsDialog>
);
