import type { QuoteAnswerPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import type { QuoteWish } from 'shared-api/contract/quotes/quoteWish';
import { useDispatch } from 'shared-api/store';
import { PublicForm } from '../../../forms/PublicForm.tsx';
import { useKeptForm } from '../../../forms/useKeptForm.ts';
import { usePublicForm } from '../../../forms/usePublicForm.ts';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { usePageDataOf } from '../../../usePageDataOf.ts';
import { texts } from './texts.ts';
import styles from './QuoteAnswer.module.css';

const names = ['name', 'phone', 'address', 'message'] as const;
const empty = { name: '', phone: '', address: '', message: '' };

/** Calls of the API weigh more than the form, which is read before it is sent. */
const loadApi = () => import(/* webpackChunkName: "wish-api" */ './wishApi.ts');

/** So does validation. */
const loadRules = () => import(/* webpackChunkName: "rules" */ './wishRules.ts');

interface WishFormProps {
  answer: QuoteAnswer;
  wish: QuoteWish;
  /** Called with the quote as it is after sending; with the reason too where the request was refused for good. */
  onSent: (answer: QuoteAnswer, refused?: string) => void;
}

/** Asks to book or change a quote, or something about it: whose it is, the quote knows. */
export function WishForm({ answer, wish, onSent }: WishFormProps) {
  const { secret, payment, needsAddress } = answer;
  const page = usePageDataOf<QuoteAnswerPageData>(routes.quoteAnswer(secret), 'wish');
  const sent = page?.wish?.of === wish ? page.wish : undefined;
  const dispatch = useDispatch();
  const words = texts.wishForms[wish];
  const isBooking = wish === 'book';
  const question = useKeptForm('wish-ask');
  const state = usePublicForm({
    name: `wish-${wish}`,
    names,
    empty,
    sent,
    loadCheck: async () => {
      const { errorsIn } = await loadRules();
      return (values) => errorsIn(answer, { ...values, wish });
    },
    send: async (values) => {
      const { requestIn } = await loadRules();
      const body = requestIn({ ...values, wish });
      if (!body) return {};
      const { submitWish } = await loadApi();
      const outcome = await submitWish(dispatch, { secret, body });
      if (outcome.answer) onSent(outcome.answer);
      else if ('now' in outcome && outcome.now) {
        // What was typed is taken along into the form that the quote has instead.
        question.keep(values);
        onSent(outcome.now, outcome.reason);
      }
      return outcome;
    },
    besides: () => ({ wish }),
    begin: () => void loadApi().catch(() => undefined),
    failed: texts.wishForms.failed,
  });
  const field = (name: (typeof names)[number]) => ({
    name,
    value: state.values[name] ?? '',
    error: state.errors[name],
    disabled: state.isBusy,
    onChange: ({ target }: { target: { value: string } }) => state.change({ [name]: target.value }),
  });
  return (
    <div className={styles['wish']}>
      <PublicForm state={state} texts={{ ...texts.wishForms, send: words.send }}>
        <input type="hidden" name="wish" value={wish} />
        {isBooking && (
          <p>
            {payment === 'open' ? texts.wishForms.bookingIsFree : texts.wishForms.bookingIsPaid}
          </p>
        )}
        <TextField {...field('name')} label={texts.wishForms.name} autoComplete="name" required />
        <TextField
          {...field('phone')}
          label={texts.wishForms.phone}
          hint={isBooking ? texts.wishForms.phoneHint : undefined}
          type="tel"
          autoComplete="tel"
          required={isBooking}
        />
        {isBooking && needsAddress && (
          <TextField
            {...field('address')}
            label={texts.wishForms.address}
            hint={texts.wishForms.addressHint}
            autoComplete="street-address"
            required
          />
        )}
        <TextArea {...field('message')} label={words.message} rows={4} required={!isBooking} />
      </PublicForm>
    </div>
  );
}
