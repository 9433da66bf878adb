import { FLAG_LABELS, LEVEL_LABELS, PERMISSION_LABELS } from '#domain/access/permissionLabels';
import { ACCESS_LEVELS } from '#domain/access/permissions';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ContestedValue } from '../../crud/conflict/RecordConflict';
import { useLabel } from '../../crud/look/useLabel';
import { useLocalText } from '../../i18n/useLocalText';
import { ConflictDialog } from '../../saving/ConflictDialog';
import { usePeopleText } from '../usePeopleText';
import { permissionAt, type EntriesField } from './mergeAccess';
import type { AccessForm } from './useAccessForm';

interface Props {
  resource: ResourceDescriptor;
  entries: EntriesField;
  form: AccessForm;
}

/** What both changed of a user or a role, when they did. */
export const AccessConflict = ({ resource, entries, form: { conflict, saving, merge, discard, dismiss } }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const label = useLabel();
  if (!conflict) return null;
  const fieldAt = (path: string) => resource.fields.find(({ name }) => name === path);
  const labelOf = (path: string): string => {
    const permission = permissionAt(path, entries);
    if (permission) return local(PERMISSION_LABELS[permission]);
    if (path === 'presite_gunite' || path === 'presite_pebble') return local(FLAG_LABELS[path]);
    const field = fieldAt(path);
    return field ? label(field.label) : '';
  };
  const written = (path: string, value: unknown) => {
    const field = fieldAt(path);
    if (field) return <ContestedValue descriptor={field} value={value} />;
    if (value === null) return text('of_role');
    const level = ACCESS_LEVELS.find((one) => one === value);
    return level ? local(LEVEL_LABELS[level]) : text(value === true ? 'yes' : 'no');
  };
  return (
    <ConflictDialog
      rows={conflict.contested.map(({ path, mine, theirs }) => ({
        path,
        label: labelOf(path),
        mine: written(path, mine),
        theirs: written(path, theirs),
      }))}
      by={conflict.by}
      taken={conflict.taken.map(labelOf).filter(Boolean)}
      isBusy={saving}
      onMerge={(chosen) => void merge(chosen)}
      onDiscard={discard}
      onClose={dismiss}
    />
  );
};
