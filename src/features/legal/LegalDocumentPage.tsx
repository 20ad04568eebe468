import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import type { LegalDocument } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { isoDay } from '../../lib/dayTexts.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import {
  type LegalPageStrings,
  privacyPolicyStrings,
  termsOfServicesStrings,
} from '../../strings/legal.ts';
import { legalApi } from './legalApi.ts';
import { LegalHead } from './LegalHead.tsx';
import { LegalPage } from './LegalPage.tsx';
import { splitSummary } from './splitSummary.ts';

interface LegalDocumentPageProps {
  strings: LegalPageStrings;
  path: string;
  query: ReadResult<LegalDocument>;
}

function LegalDocumentPage({ strings, path, query }: LegalDocumentPageProps) {
  const { data } = query;
  const opening = data && splitSummary(data.content);
  const updated = isoDay(data?.updated_at ?? '');
  return (
    <LegalPage
      strings={strings}
      path={path}
      query={query}
      head={<LegalHead title={strings.title} updated={updated} opening={opening} />}
      text={opening?.text}
    />
  );
}

function PrivacyPolicyPage() {
  const query = useReadOnce(legalApi.endpoints.getPrivacyPolicy);
  const path = paths.privacyPolicy;
  return <LegalDocumentPage strings={privacyPolicyStrings} path={path} query={query} />;
}

function TermsOfServicesPage() {
  const query = useReadOnce(legalApi.endpoints.getTermsOfService);
  const path = paths.termsOfServices;
  return <LegalDocumentPage strings={termsOfServicesStrings} path={path} query={query} />;
}

export const privacyPolicyPage: PageModule = { Page: PrivacyPolicyPage, api: legalApi };
export const termsOfServicesPage: PageModule = { Page: TermsOfServicesPage, api: legalApi };
