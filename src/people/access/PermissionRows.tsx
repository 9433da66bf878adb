import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { PERMISSION_GROUPS, PERMISSION_LABELS } from '#domain/access/permissionLabels';
import { PERMISSION_NOTES } from '#domain/access/permissionNotes';
import type { Grantable } from '#domain/access/permissions';
import { useLocalText } from '../../i18n/useLocalText';
import { foldText } from '#domain/foldText';
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
  const note = PERMISSION_NOTES[permission];
  return note ? <small className="permission-note">{local(note)}</small> : null;
};

/** All permissions by what they are about, found by typing. */
export const PermissionRows = ({ renderControl, marked, onlyMarked, children }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState(false);
  const wanted = foldText(typed);
  const shows = (permission: Grantable): boolean =>
    (!only || marked?.(permission) === true) &&
    (foldText(local(PERMISSION_LABELS[permission])).includes(wanted) || permission.toLowerCase().includes(wanted));
  const groups = PERMISSION_GROUPS.map((group) => ({ ...group, permissions: group.permissions.filter(shows) })).filter(
    ({ permissions }) => permissions.length > 0,
  );
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
        {groups.map(({ key, label, permissions }) => (
          <section key={key} className="permission-group" aria-label={local(label)}>
            <h3>{local(label)}</h3>
            {permissions.map((permission) => (
              <div key={permission} className="permission-row" data-marked={marked?.(permission) ? '' : undefined}>
                <span className="permission-label" title={permission}>
                  {local(PERMISSION_LABELS[permission])}
                  <PermissionNote permission={permission} />
                </span>
                {renderControl(permission, local(PERMISSION_LABELS[permission]))}
              </div>
            ))}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
};
