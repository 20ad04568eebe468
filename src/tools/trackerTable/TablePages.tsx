import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { rowsApi } from './rowsApi.ts';
import { rowPath } from './tablePaths.ts';

/** The framework tracker's page of its rendering benchmark. */
function TablePage() {
  const { data = [] } = useReadOnce(rowsApi.endpoints.getRows);
  return (
    <table>
      <tbody>
        {data.map(({ id, name }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The framework tracker's page of its load, paint and click benchmarks. */
function LinkedTablePage() {
  const { data = [] } = useReadOnce(rowsApi.endpoints.getRows);
  return (
    <table>
      <tbody>
        {data.map(({ id, name }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
            <td>
              <AppLink to={rowPath(id)}>View →</AppLink>
            </td>
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

export const tablePage: PageModule = { Page: TablePage, api: rowsApi };
export const linkedTablePage: PageModule = { Page: LinkedTablePage, api: rowsApi };
export const rowPage: PageModule = { Page: RowPage };
