import { useLayoutEffect, useRef, useState } from 'react';
import { areaAnswerOf, type AreaAnswer } from 'shared-api/contract/company/serviceArea';
import type { PublicCompany } from 'shared-api/contract/company/company';
import type { ServicePageData } from 'shared-api/contract/pages/pageData';
import { Button } from 'shared-ui/Button';
import { useLocation } from 'shared-ui/router';
import { TextField } from 'shared-ui/TextField';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { usePageDataOf } from '../../usePageDataOf.ts';
import styles from './ServicePage.module.css';
import { texts } from './texts.ts';

interface ServiceAreaProps {
  area: NonNullable<PublicCompany['serviceArea']>;
  phone: string;
}

/** What was sent from the page without scripts. */
function useSentCode(): string | undefined {
  const { pathname } = useLocation();
  return usePageDataOf<ServicePageData>(pathname, 'fromPrices')?.postalCode;
}

/** Whether that is no postal code, as the title of the page then says. */
export function useIsAreaRefused(area: ServiceAreaProps['area'] | null | undefined): boolean {
  const sent = useSentCode();
  return !!area && sent !== undefined && areaAnswerOf(area, sent).is === 'unreadable';
}

/**
 * Where the company works, and whether at a visitor's postal code. Without scripts the form is sent to
 * the page's own address, which answers with the page.
 */
export function ServiceArea({ area, phone }: ServiceAreaProps) {
  const postalCode = useSentCode();
  const [asked, setAsked] = useState(postalCode);
  const answer = asked === undefined ? undefined : areaAnswerOf(area, asked);
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm('area');
  const readKept = useRef(kept.read);
  useLayoutEffect(() => {
    if (!form.current) return;
    // Says that React has the form; the early script leaves it alone, since it sends at once.
    form.current.dataset['live'] = '';
    const field = form.current.elements.namedItem('postalCode');
    const before = readKept.current()?.['postalCode'];
    if (field instanceof HTMLInputElement && field.value === '' && before) field.value = before;
  }, []);
  return (
    <div className={styles['columns']} id="area">
      <div>
        <form
          method="post"
          action="?area#area"
          className={styles['area']}
          noValidate
          data-kept={kept.name}
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            const field = event.currentTarget.elements.namedItem('postalCode');
            if (!(field instanceof HTMLInputElement)) return;
            setAsked(field.value);
            if (areaAnswerOf(area, field.value).is === 'unreadable') field.focus();
          }}
        >
          <TextField
            label={texts.postalCode}
            hint={texts.postalCodeHint}
            error={answer?.is === 'unreadable' ? texts.unreadable : undefined}
            name="postalCode"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={postalCode}
            onChange={({ target }) => {
              kept.keep({ postalCode: target.value });
              // The answer was about another code.
              setAsked(undefined);
            }}
          />
          <Button type="submit">{texts.check}</Button>
        </form>
        <p role="status" className={styles['answer']}>
          {answer && answer.is !== 'unreadable' && answerText(answer, phone)}
        </p>
      </div>
      <ul className={styles['places']}>
        {area.map(({ place, districts }) => (
          <li key={place}>
            <strong>{place}</strong> <span>{districts.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const answerText = (answer: Exclude<AreaAnswer, { is: 'unreadable' }>, phone: string): string =>
  answer.is === 'served'
    ? texts.served(answer.place, answer.district)
    : texts.elsewhere(answer.district, phone);
