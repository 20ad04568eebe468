import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { rowsApi } from './rowsApi.ts';
import { rowPath } from './tablePaths.ts';

function RowsTable({ isLinked }: { isLinked: boolean }) {
  const { data = [] } = useReadOnce(rowsApi.endpoints.getRows);
  return (
    <table>
      <tbody>
        {data.map(({ id, name }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
            {isLinked && (
              <td>
                <AppLink to={rowPath(id)}>View →</AppLink>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowPage() {
  const { id } = useParams();
  return <p id="detail-id">{id}</p>;
}

/** The framework tracker's page of its rendering benchmark. */
export const tablePage: PageModule = { Page: () => <RowsTable isLinked={false} />, api: rowsApi };

/** The framework tracker's page of its load, paint and click benchmarks. */
export const linkedTablePage: PageModule = { Page: () => <RowsTable isLinked />, api: rowsApi };

export const rowPage: PageModule = { Page: RowPage };
