import { addressLines } from 'shared-api/contract/company/addressLines';
import { useCompany } from 'shared-api/store';
import { telephone } from './telephone.ts';

/** The company's phone number and e-mail address, as links. */
export function ContactLinks() {
  const { phone, email } = useCompany();
  return (
    <>
      <a href={telephone(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}

/** The company's postal address on two lines. */
export function PostalAddress() {
  const [street, city] = addressLines(useCompany().address);
  return (
    <p>
      {street}
      <br />
      {city}
    </p>
  );
}
