import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { shownName } from '#domain/lookups/shownName';
import { useCan } from '../../auth/useCan';
import { RecordComments } from '../../comments/RecordComments';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { GUTTER } from '../../crud/look/RecordPage';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import type { RoleRecord } from '../data/peopleApi';
import { usePeopleApi } from '../data/PeopleApiContext';
import { usePeopleText } from '../usePeopleText';
import { RoleEditor } from './RoleEditor';
import '../access/permissions.css';

const KEY = ['role', 'access'];
const NEW = 'new';

/** /roles: the roles with their users on the left, what the chosen one gives on the right [ADM-001 ADM-005]. */
export default function RolesScreen() {
  const text = usePeopleText();
  const api = usePeopleApi();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayEdit = useCan('CAN_EDIT_ROLES');
  const { find, isReady } = useCatalogue();
  const resource = find('role');
  const [search] = useSearchParams();
  const { data: roles, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => api.roles(), enabled: isReady });
  /** The role that was made last, and the form that made it: it stays, with what is typed into it meanwhile. */
  const [made, setMade] = useState<{ id: number; form: string } | null>(null);
  const [turn, setTurn] = useState<{ count: number; of: number | null }>({ count: 0, of: null });
  useDocumentTitle(text('roles'));
  if (takesPlaceOf(roles, error))
    return (
      <Box sx={{ p: GUTTER }}>
        <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />
      </Box>
    );
  if (!roles || !resource) return <Loading />;

  const asked = search.get('role');
  const copyOf = roles.find(({ id }) => String(id) === search.get('copy_of'));
  const chosen = asked === NEW ? null : (roles.find(({ id }) => String(id) === asked) ?? roles[0] ?? null);
  const isMade = made !== null && made.id === chosen?.id;
  const form = isMade ? made.form : chosen ? String(chosen.id) : `${NEW} ${copyOf?.id ?? ''} ${turn.count}`;
  // The next new one has a form of its own.
  if (isMade && turn.of !== made.id) setTurn({ count: turn.count + 1, of: made.id });
  const known = (saved: RoleRecord): void => {
    if (chosen === null) setMade({ id: saved.id, form });
    queries.setQueryData<readonly RoleRecord[]>(KEY, (before = []) =>
      before.some(({ id }) => id === saved.id)
        ? before.map((one) => (one.id === saved.id ? saved : one))
        : [...before, saved],
    );
    void queries.invalidateQueries({ queryKey: ['role'], predicate: ({ queryKey }) => queryKey[1] !== KEY[1] });
  };
  const gone = (id: number): void => {
    queries.setQueryData<readonly RoleRecord[]>(KEY, (before = []) => before.filter((one) => one.id !== id));
    void navigate('/roles', { replace: true });
  };
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('roles') }]}
        actions={
          <>
            <Button component={Link} to="/access" color="inherit">
              {text('why')}
            </Button>
            {mayEdit && (
              <Button component={Link} to={`/roles?role=${NEW}`} variant="contained" startIcon={<AddIcon />}>
                {text('new_role')}
              </Button>
            )}
          </>
        }
      />
      <div className="roles">
        <nav aria-label={text('roles')}>
          <ul className="role-list">
            {roles.map(({ id, name, user_count }) => (
              <li key={id}>
                <Link
                  to={`/roles?role=${id}`}
                  className="role-link"
                  aria-current={chosen?.id === id ? 'true' : undefined}
                >
                  {shownName(name, language)}
                  <span className="role-count">{text('user_count', { smart_count: user_count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {(chosen ?? mayEdit) && (
          <div>
            <RoleEditor
              key={form}
              resource={resource}
              role={chosen}
              copyOf={copyOf}
              mayEdit={mayEdit}
              onSaved={known}
              onDeleted={gone}
              onClone={() => void navigate(`/roles?role=${NEW}&copy_of=${chosen?.id ?? ''}`)}
            />
            {chosen && <RecordComments entity="role" id={chosen.id} />}
          </div>
        )}
      </div>
    </>
  );
}
