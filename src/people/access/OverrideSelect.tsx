import type { EntryValue } from '#domain/access/effective';
import { nothingOf } from '#domain/access/entryValues';
import { LEVEL_LABELS } from '#domain/access/permissionLabels';
import { ACCESS_LEVELS, isStem, type Grantable } from '#domain/access/permissions';
import { useLocalText } from '../../i18n/useLocalText';
import { usePeopleText } from '../usePeopleText';

interface Props {
  permission: Grantable;
  label: string;
  /** What the role gives; undefined while no role is chosen. */
  ofRole: EntryValue | undefined;
  /** The user's own entry; undefined inherits the role. */
  value: EntryValue | undefined;
  onChange: (value: EntryValue | undefined) => void;
}

const ROLE = 'role';
const VALUES: Readonly<Record<string, EntryValue>> = { none: 'none', view: 'view', edit: 'edit', yes: true, no: false };
const keyOf = (value: EntryValue): string => (typeof value === 'string' ? value : value ? 'yes' : 'no');

/** A permission of a user: the role's default, or a value of the user's own, and what results [USR-013 USR-014]. */
export const OverrideSelect = ({ permission, label, ofRole, value, onChange }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const byRole = ofRole ?? nothingOf(permission);
  const nameOf = (one: EntryValue): string =>
    typeof one === 'string' ? local(LEVEL_LABELS[one]) : text(one ? 'yes' : 'no');
  const offered: readonly EntryValue[] = isStem(permission) ? ACCESS_LEVELS : [true, false];
  return (
    <span className="permission-control">
      <select
        aria-label={label}
        value={value === undefined ? ROLE : keyOf(value)}
        onChange={({ target }) => onChange(VALUES[target.value])}
      >
        <option value={ROLE}>{text('role_default', { level: nameOf(byRole) })}</option>
        {offered.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <span className="permission-result">{nameOf(value ?? byRole)}</span>
    </span>
  );
};
