import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Notice } from '../../crud/look/Notice';
import { editPath, newPath } from '../../crud/look/paths';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { Loading } from '../../errors/Loading';
import { useAdminText } from '../useAdminText';
import { TableBox } from '../TableBox';

const MAX_ROWS = 100;

/** The places where stock lies, with their addresses; the main one carries the report of all [ADM-006 NAV-017]. */
export const LocationsTab = () => {
  const text = useAdminText();
  const { find, rightsOf } = useCatalogue();
  const [inactive, setInactive] = useState(false);
  const resource = find('inventory_location');
  const { data, error, refetch } = useGetList<Row>(
    'inventory_location',
    {
      filter: inactive ? {} : { is_active: { eq: true } },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_ROWS },
      meta: { columns: ['name', 'address', 'is_main', 'is_active'] },
    },
    { retry: false, enabled: resource !== undefined, placeholderData: (before) => before },
  );
  if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!resource || !data) return <Loading />;
  const rights = rightsOf(resource.name);
  return (
    <>
      <div className="admin-tools">
        <FormControlLabel
          control={<Switch checked={inactive} onChange={(_event, on) => setInactive(on)} />}
          label={text('show_inactive')}
        />
        {rights.create && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            component={Link}
            to={newPath(resource)}
            sx={{ ml: 'auto' }}
          >
            {text('new_location')}
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <Notice kind="empty" title={text('no_locations')} />
      ) : (
        <TableBox>
          <table className="admin-table" aria-label={text('locations')}>
            <thead>
              <tr>
                <th scope="col">{text('name')}</th>
                <th scope="col">{text('address')}</th>
                <th scope="col">{text('column_status')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link to={editPath(resource, row.id)}>{String(row.name)}</Link>{' '}
                    {row.is_main === true && <span className="admin-count">{text('main')}</span>}
                  </th>
                  <td>{typeof row.address === 'string' ? row.address : ''}</td>
                  <td>{text(row.is_active === true ? 'active' : 'inactive')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </>
  );
};
