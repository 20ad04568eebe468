import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { HouseOfRoles } from './HouseOfRoles.tsx';
import { Roles } from './Roles.tsx';

function UsersPage() {
  const { house, roles } = useTexts('feature-user-management');
  return (
    <FeaturePage
      feature="user-management"
      live={roles && <Roles texts={roles} />}
      drawing={house && <HouseOfRoles texts={house} office={roles} />}
    />
  );
}

export const usersPage: PageModule = { Page: UsersPage };
