import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { grantableText, PERMISSION_GROUPS } from '#domain/access/permissionLabels';
import { PERMISSION_NOTES } from '#domain/access/permissionNotes';
import { sourceStem } from '#domain/access/grantableOf';
import { isSourceStem, type Grantable } from '#domain/access/permissions';
import { useLocalText } from '../../i18n/useLocalText';
import type { LocalText } from '#domain/localText';
import { foldText } from '#domain/foldText';
import { usePeopleApi } from '../data/PeopleApiContext';
import { usePeopleText } from '../usePeopleText';
import './permissions.css';

interface Props {
  /** The control of a permission; its accessible name is the label. */
  renderControl: (permission: Grantable, label: string) => ReactNode;
  /** What stands out: permissions that differ from what they would be otherwise. */
  marked?: (permission: Grantable) => boolean;
  /** Shows the marked ones alone when asked; the words of that button. */
  onlyMarked?: string;
  /** Besides the groups, at the end. */
  children?: ReactNode;
}

const PermissionNote = ({ permission }: { permission: Grantable }) => {
  const local = useLocalText();
  const note = isSourceStem(permission) ? undefined : PERMISSION_NOTES[permission];
  return note ? <small className="permission-note">{local(note)}</small> : null;
};

interface Group {
  key: string;
  label: LocalText;
  note?: LocalText;
  permissions: readonly { permission: Grantable; label: LocalText }[];
}

const LISTED: readonly Group[] = PERMISSION_GROUPS.map(({ key, label, permissions }) => ({
  key,
  label,
  permissions: permissions.map((permission) => ({ permission, label: grantableText(permission) })),
}));

/** The sources that have rights of their own [SRC-001]; none while they are not known. */
const useSourceGroups = (): readonly Group[] => {
  const api = usePeopleApi();
  const { data = [] } = useQuery({ queryKey: ['source_rights'], queryFn: () => api.sourceRights(), retry: false });
  return data.length === 0
    ? []
    : [
        {
          key: 'sources',
          label: { en: 'Other Programs', es: 'Otros programas' },
          note: {
            en: 'Their records stand beside ours. Whoever manages users sees and edits them all.',
            es: 'Sus registros están junto a los nuestros. Quien administra usuarios los ve y los edita todos.',
          },
          permissions: data.map(({ name, label }) => ({ permission: sourceStem(name), label })),
        },
      ];
};

/** All permissions by what they are about, found by typing. */
export const PermissionRows = ({ renderControl, marked, onlyMarked, children }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState(false);
  const wanted = foldText(typed);
  const shows = ({ permission, label }: Group['permissions'][number]): boolean =>
    (!only || marked?.(permission) === true) &&
    (foldText(local(label)).includes(wanted) || permission.toLowerCase().includes(wanted));
  const groups = [...LISTED, ...useSourceGroups()]
    .map((group) => ({ ...group, permissions: group.permissions.filter(shows) }))
    .filter(({ permissions }) => permissions.length > 0);
  return (
    <div className="permissions">
      <div className="permissions-bar">
        <TextField
          size="small"
          type="search"
          label={text('find_permission')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        {onlyMarked && (
          <Button
            size="small"
            variant={only ? 'contained' : 'outlined'}
            aria-pressed={only}
            onClick={() => setOnly(!only)}
          >
            {onlyMarked}
          </Button>
        )}
      </div>
      {groups.length === 0 && <p className="permissions-none">{text('no_permission_found')}</p>}
      <div className="permissions-groups">
        {groups.map(({ key, label, note, permissions }) => (
          <section key={key} className="permission-group" aria-label={local(label)}>
            <h3>{local(label)}</h3>
            {note && <small className="permission-note">{local(note)}</small>}
            {permissions.map(({ permission, label: named }) => (
              <div key={permission} className="permission-row" data-marked={marked?.(permission) ? '' : undefined}>
                <span className="permission-label" title={permission}>
                  {local(named)}
                  <PermissionNote permission={permission} />
                </span>
                {renderControl(permission, local(named))}
              </div>
            ))}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
};
