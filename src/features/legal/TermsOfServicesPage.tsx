import { paths } from '../../contract/paths.ts';
import { termsOfServicesStrings } from '../../strings/legal.ts';
import { useGetTermsOfServiceQuery } from './legalApi.ts';
import { LegalPage } from './LegalPage.tsx';

/** The terms on which the site may be used. */
export function TermsOfServicesPage() {
  const read = useGetTermsOfServiceQuery();
  return <LegalPage copy={termsOfServicesStrings} path={paths.termsOfServices} read={read} />;
}
