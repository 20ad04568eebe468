import { paths } from '../../contract/paths.ts';
import { privacyPolicyStrings } from '../../strings/legal.ts';
import { useGetPrivacyPolicyQuery } from './legalApi.ts';
import { LegalPage } from './LegalPage.tsx';

/** What we do with personal information. */
export function PrivacyPolicyPage() {
  const read = useGetPrivacyPolicyQuery();
  return <LegalPage copy={privacyPolicyStrings} path={paths.privacyPolicy} read={read} />;
}
