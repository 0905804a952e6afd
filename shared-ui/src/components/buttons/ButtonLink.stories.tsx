import type { Stories } from '../../catalogue/Story.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const stories: Stories = {
  'Within the site': () => <ButtonLink to="/services-all">See all services</ButtonLink>,
  'To a phone': () => (
    <ButtonLink to="tel:+15195550142" look="secondary">
      Call us
    </ButtonLink>
  ),
};
