import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCompany } from 'shared-api/store';
import { BrandMark, type Brand } from 'shared-ui/BrandMark';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { SiteFrame } from 'shared-ui/SiteFrame';
import { menu } from '../menu.ts';
import { Footer } from './Footer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './PublicFrame.module.css';
import { telephone } from './telephone.ts';
import { texts } from './texts.ts';

interface PublicFrameProps {
  /** The brand whose page this is; the group's pages carry the group's logo. */
  brand?: Brand;
  isLogoLate?: boolean;
  children: ReactNode;
}

/** The frame of every public page, with what the company file says. */
export function PublicFrame({ brand = 'group', isLogoLate = false, children }: PublicFrameProps) {
  const company = useCompany();
  const name = brand === 'group' ? company.name : company.brands[brand].name;
  return (
    <SiteFrame
      logo={<BrandMark brand={brand} name={name} size="small" />}
      isLogoLate={isLogoLate}
      brand={brand === 'contracting' ? 'contracting' : 'cleaning'}
      items={menu}
      action={
        <>
          <LanguageSwitch />
          <ButtonLink to={telephone(company.phone)} look="quiet">
            <Phone size={18} aria-hidden="true" />
            <span className={styles['number']}>{company.phone}</span>
          </ButtonLink>
        </>
      }
      drawerFoot={
        <ButtonLink to={telephone(company.phone)}>{texts.call(company.phone)}</ButtonLink>
      }
      footer={<Footer />}
    >
      {children}
    </SiteFrame>
  );
}
