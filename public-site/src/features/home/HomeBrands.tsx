import { useCompany } from 'shared-api/store';
import { BrandMark } from 'shared-ui/BrandMark';
import styles from './HomePage.module.css';

/** The brand header: the group and its two trade names. */
export function HomeBrands() {
  const { name, brands } = useCompany();
  return (
    <ul className={styles['brands']}>
      <li>
        <BrandMark brand="group" name={name} />
      </li>
      <li>
        <BrandMark brand="cleaning" size="small" {...brands.cleaning} />
      </li>
      <li>
        <BrandMark brand="contracting" size="small" {...brands.contracting} />
      </li>
    </ul>
  );
}
