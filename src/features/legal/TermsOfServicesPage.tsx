import { paths } from '../../contract/paths';
import { termsOfServicesCopy } from '../../copy/legal';
import { useGetTermsOfServiceQuery } from './legalApi';
import { LegalPage } from './LegalPage';

/** The terms on which the site may be used. */
export function TermsOfServicesPage() {
  const read = useGetTermsOfServiceQuery();
  return <LegalPage copy={termsOfServicesCopy} path={paths.termsOfServices} read={read} />;
}
