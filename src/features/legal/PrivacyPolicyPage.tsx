import { paths } from '../../contract/paths';
import { privacyPolicyCopy } from '../../copy/legal';
import { useGetPrivacyPolicyQuery } from './legalApi';
import { LegalPage } from './LegalPage';

/** What we do with personal information. */
export function PrivacyPolicyPage() {
  const read = useGetPrivacyPolicyQuery();
  return <LegalPage copy={privacyPolicyCopy} path={paths.privacyPolicy} read={read} />;
}
