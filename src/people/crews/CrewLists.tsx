import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CREW_DIVISIONS } from '#domain/crews/crewDivisions';
import { mayReorder } from '#domain/crews/reorderCrews';
import { useWritingPermissions } from '../../auth/useWritingPermissions';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { foldText } from '#domain/foldText';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { usePeopleText } from '../usePeopleText';
import type { CrewItem, CrewMember, CrewsApi } from './crewData';
import { CrewList } from './CrewList';
import './crews.css';

/** A change of a crew by anyone makes this asked again, as every query of the resource. */
const KEY = ['crew', 'lists'];
const NO_PEOPLE: readonly CrewMember[] = [];

/** The four lists of crews by division [EMP-008]. */
export const CrewLists = ({ api, tabs }: { api: CrewsApi; tabs?: ReactNode }) => {
  const text = usePeopleText();
  const queries = useQueryClient();
  const permissions = useWritingPermissions();
  const { create } = useCatalogue().rightsOf('crew');
  const [inactive, setInactive] = useState(false);
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => api.load() });
  const stored = useCallback(() => void queries.invalidateQueries({ queryKey: KEY }), [queries]);
  const send = useCallback<CrewsApi['order']>((items) => api.order(items), [api]);
  const people = data?.people ?? NO_PEOPLE;
  const members = useMemo(() => {
    const byCrew = new Map<number, string[]>();
    for (const one of people)
      for (const { id } of one.is_active === false ? [] : one.crew_types)
        byCrew.set(id, [...(byCrew.get(id) ?? []), `${one.first_name} ${one.last_name}`]);
    return byCrew;
  }, [people]);
  const membersOf = useCallback((crew: CrewItem) => members.get(crew.id) ?? [], [members]);
  const lists = useMemo(
    () =>
      CREW_DIVISIONS.map((division) => ({
        division,
        crews: (data?.crews ?? [])
          .filter((crew) => crew.lookup_company_division_id === division.id)
          .toSorted((one, other) => one.sort_order - other.sort_order || one.name.localeCompare(other.name)),
      })),
    [data],
  );
  const wanted = foldText(typed);
  const shows = (crew: CrewItem): boolean =>
    (inactive || crew.is_active) &&
    [crew.name, crew.subdivision, ...membersOf(crew)].some((word) => foldText(word).includes(wanted));

  useDocumentTitle(text('crews'));
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('crews') }]}
        actions={
          create && (
            <Button component={Link} to="/crew/new" variant="contained" startIcon={<AddIcon />}>
              {text('new_crew')}
            </Button>
          )
        }
      >
        {tabs}
      </PageHeader>
      <div className="crews">
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading />}
        {data && (
          <>
            <div className="crews-bar">
              <TextField
                size="small"
                type="search"
                label={text('find_crew')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                sx={{ width: 280, maxWidth: '100%' }}
              />
              <FormControlLabel
                control={<Switch checked={inactive} onChange={(_event, on) => setInactive(on)} />}
                label={text('show_inactive')}
              />
            </div>
            <p className="crews-hint">
              {text(
                CREW_DIVISIONS.some(({ id }) => mayReorder(permissions, id)) ? 'order_hint' : 'no_permission_order',
              )}
            </p>
            <div className="crews-columns">
              {lists.map(({ division, crews }) => (
                <CrewList
                  key={division.id}
                  division={division}
                  crews={crews}
                  shows={shows}
                  membersOf={membersOf}
                  movable={mayReorder(permissions, division.id)}
                  send={send}
                  onStored={stored}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </>
  );
};
