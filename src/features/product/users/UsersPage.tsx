import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Roles } from './Roles.tsx';

function UsersPage() {
  const { roles } = useTexts('feature-user-management');
  return <FeaturePage feature="user-management" live={roles && <Roles texts={roles} />} />;
}

export const usersPage: PageModule = { Page: UsersPage };
