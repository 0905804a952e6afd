import { FormPart } from '../FormPart.tsx';
import { texts } from '../texts.ts';
import { useCompanyDataQuery } from './companyApi.ts';
import { CompanyFile } from './CompanyFile.tsx';
import { CompanyForm } from './CompanyForm.tsx';

const t = texts.company;

/** What the company is called and how it is reached, to be set, and what else the company file says. */
export function CompanyPart() {
  const answer = useCompanyDataQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FormPart
        id="settings-company"
        title={texts.parts.company}
        words={{ ...t, failed: t.failedData }}
        answer={answer}
      >
        {(first) => <CompanyForm first={first} />}
      </FormPart>
      <CompanyFile />
    </>
  );
}
