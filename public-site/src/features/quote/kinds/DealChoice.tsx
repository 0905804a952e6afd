import { dealSizes } from 'shared-api/contract/quotes/deals';
import { discountsOf } from '../../../deals/discountsOf.ts';
import { useDeals } from '../../../deals/useDeals.ts';
import styles from './DealChoice.module.css';
import { texts } from '../texts.ts';

interface DealChoiceProps {
  /** The number of visits as the form holds it; nothing for a single one. */
  deal: string;
  isDisabled: boolean;
  onChange: (deal: string) => void;
}

/** One visit or a deal, as cards of which one is chosen (docs/product/pages.md "Student special"). */
export function DealChoice({ deal, isDisabled, onChange }: DealChoiceProps) {
  const { deals } = useDeals();
  const discounts = discountsOf(deals ?? []);
  const card = (value: string, name: string, rhythm: string, saved?: string | false) => (
    <label key={value} className={styles['card']}>
      <input
        type="radio"
        name="deal"
        value={value}
        checked={deal === value}
        disabled={isDisabled}
        onChange={() => onChange(value)}
      />
      <strong>{name}</strong>
      <span>{rhythm}</span>
      {saved && <span className={styles['saved']}>{saved}</span>}
    </label>
  );
  return (
    <fieldset className={styles['deals']}>
      <legend>{texts.deals.question}</legend>
      <div className={styles['cards']}>
        {card('', texts.deals.single, texts.deals.rhythms.single)}
        {dealSizes.map((visits) => {
          const discount = discounts[visits];
          // It has its line before it is known.
          const saved = discount === undefined ? !deals && '\u00a0' : texts.deals.saved(discount);
          return card(
            String(visits),
            texts.deals.visits(visits),
            texts.deals.rhythms[visits],
            saved,
          );
        })}
      </div>
      <p className={styles['note']}>{texts.deals.note}</p>
    </fieldset>
  );
}
