import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Chain } from './Chain.tsx';

function ActionsPage() {
  const { chain } = useTexts('feature-action-assignment');
  return <FeaturePage feature="action-assignment" live={chain && <Chain texts={chain} />} />;
}

export const actionsPage: PageModule = { Page: ActionsPage };
