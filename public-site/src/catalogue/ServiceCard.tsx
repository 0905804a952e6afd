import { ArrowUpRight, Car } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { catalogue, type CatalogueService } from 'shared-api/contract/site/catalogue';
import type { Category } from 'shared-api/contract/values/categories';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { classNames } from 'shared-ui/classNames';
import { Link } from 'shared-ui/router';
import styles from './ServiceCard.module.css';
import { Picture } from '../media/Picture.tsx';
import { servicePictures } from '../media/servicePictures.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { texts } from './texts.ts';

interface ServiceGridProps {
  category: Category;
  /** The id of a service that is left out. */
  except?: number;
  /** Says more of each service; cards are rows on a phone then. */
  about?: ((service: CatalogueService) => ServiceAbout) | undefined;
  /** Cards after them. */
  children?: ReactNode;
}

/** What a card says of a service beyond its name. */
export interface ServiceAbout {
  /** What it is, in one line. */
  line: string;
  /** What it costs at least; nothing while that is not known. */
  price: string | undefined;
}

/** The services of a category as cards side by side, as many as fit. */
export function ServiceGrid({ category, except, about, children }: ServiceGridProps) {
  const services = catalogue.filter(({ type, id }) => type === category && id !== except);
  // Rows are full on a wide screen: eight are two rows of four, six two of three, five one row.
  const count = services.length + Children.count(children);
  const columns = [4, 3, 5].find((columns) => count % columns === 0);
  return (
    <ul className={classNames(styles['grid'], about && styles['isTold'])} data-columns={columns}>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} about={about?.(service)} />
      ))}
      {children}
    </ul>
  );
}

/** A catalogue service to choose. */
function ServiceCard({
  service,
  about,
}: {
  service: CatalogueService;
  about: ServiceAbout | undefined;
}) {
  const { type, serviceName, icon, quoteAvailable } = service;
  // Contracting services have a picture (docs/product/records.md), cleaning services a sign.
  const picture = type === 'Contracting' ? servicePictures[icon] : undefined;
  return (
    <li className={classNames(styles['card'], picture && styles['isPictured'])}>
      {picture ? (
        <Picture
          image={picture}
          alt=""
          width="360"
          height="240"
          isLazy
          sizes="(width >= 64rem) 24rem, (width >= 48rem) 33vw, 50vw"
        />
      ) : (
        <span className={styles['icon']}>
          <ServiceIcon name={icon} />
        </span>
      )}
      <div>
        <h3 className={styles['name']}>
          <Link to={routes.serviceDetail(type, serviceName)}>{texts.services[icon]}</Link>
        </h3>
        {about && <p className={styles['line']}>{about.line}</p>}
        <p className={classNames(styles['note'], quoteAvailable && styles['isQuotable'])}>
          {about?.price ?? (quoteAvailable ? texts.quote : texts.visit)}
        </p>
      </div>
    </li>
  );
}

/** The partner's service, on a site of its own (docs/product/pages.md "Home"). */
export function AutoDetailingCard({ line }: { line?: string }) {
  const { autoDetailingUrl } = useCompany();
  return (
    <li className={styles['card']}>
      <span className={styles['icon']}>
        <Car size={26} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <h3 className={styles['name']}>
          <a href={autoDetailingUrl} target="_blank" rel="noreferrer">
            {texts.detailing}
          </a>
        </h3>
        {line !== undefined && <p className={styles['line']}>{line}</p>}
        <p className={styles['note']}>
          {texts.newTab}&nbsp;
          <ArrowUpRight size={16} aria-hidden="true" />
        </p>
      </div>
    </li>
  );
}
