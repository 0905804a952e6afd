import { useEffect, type ReactNode } from 'react';
import type { RequestSentPageData, SentRequest } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useLocation, useParams } from 'shared-ui/router';
import { ContactLinks } from '../../frame/CompanyContact.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { usePageDataOf } from '../../usePageDataOf.ts';
import { forgetPhotosOf } from '../../forms/keptPhotos.ts';
import styles from './RequestSent.module.css';
import { texts } from './texts.ts';

/**
 * Where a message or a request for a visit leads that was sent without scripts: a reload of it sends
 * nothing again (docs/product/pages.md "Request sent"). Only the server leads here, with what it has.
 */
export function RequestSentPage() {
  const { key = '' } = useParams();
  const { pathname } = useLocation();
  const sent = usePageDataOf<RequestSentPageData>(pathname, 'path')?.sent;
  const isSent = sent !== undefined;
  useEffect(() => {
    if (isSent) forgetPhotosOf(key);
  }, [isSent, key]);
  if (!sent) {
    return (
      <Frame title={texts.none} lead={texts.noneLead}>
        <ButtonLink to={routes.contact()}>{texts.contact}</ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame title={texts.title[sent.of]} lead={<span role="status">{sent.message}</span>}>
      <Asked sent={sent} />
      <section className={styles['next']} aria-labelledby="next">
        <h2 id="next">{texts.next}</h2>
        <p>{texts.reach}</p>
        <p className={styles['reach']}>
          <ContactLinks />
        </p>
        <ButtonLink to={routes.home()} look="secondary">
          {texts.home}
        </ButtonLink>
      </section>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

const Frame = ({ title, lead, children }: FrameProps) => (
  <PublicFrame>
    <PageHead title={title} description={title} path={routes.contact()} />
    <PageTitle title={title} lead={lead} />
    <div className={styles['layout']}>{children}</div>
  </PublicFrame>
);

/** What arrived besides words; a message has nothing else. */
function Asked({ sent: { day, time, photos } }: { sent: SentRequest }) {
  const facts: [string, ReactNode][] = [
    ...(day === '' ? [] : [[texts.day, texts.date(day)] as [string, string]]),
    ...(time === '' ? [] : [[texts.time, texts.times[time]] as [string, string]]),
    ...(photos === 0 ? [] : [[texts.photos, photos] as [string, number]]),
  ];
  if (facts.length === 0) return null;
  return (
    <section className={styles['asked']} aria-labelledby="asked">
      <h2 id="asked">{texts.asked}</h2>
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
