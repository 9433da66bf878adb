import { FLAG_LABELS, LEVEL_LABELS, grantableText } from '#domain/access/permissionLabels';
import { ACCESS_LEVELS } from '#domain/access/permissions';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { ReactNode } from 'react';
import { ContestedValue } from '../../crud/conflict/RecordConflict';
import { useLabel } from '../../crud/look/useLabel';
import { useLocalText } from '../../i18n/useLocalText';
import { usePeopleText } from '../usePeopleText';
import { permissionAt, type EntriesField } from './mergeAccess';

interface AccessWords {
  /** Empty for what no form shows. */
  labelOf: (path: string) => string;
  written: (path: string, value: unknown) => ReactNode;
}

/** The labels and values of a user's or a role's form, by the paths of a merge. */
export const useAccessWords = (resource: ResourceDescriptor, entries: EntriesField): AccessWords => {
  const text = usePeopleText();
  const local = useLocalText();
  const label = useLabel();
  const fieldAt = (path: string) => resource.fields.find(({ name }) => name === path);
  return {
    labelOf: (path) => {
      const permission = permissionAt(path, entries);
      if (permission) return local(grantableText(permission));
      if (path === 'presite_gunite' || path === 'presite_pebble') return local(FLAG_LABELS[path]);
      const field = fieldAt(path);
      return field ? label(field.label) : '';
    },
    written: (path, value) => {
      const field = fieldAt(path);
      if (field) return <ContestedValue descriptor={field} value={value} />;
      if (value === null) return text('of_role');
      const level = ACCESS_LEVELS.find((one) => one === value);
      return level ? local(LEVEL_LABELS[level]) : text(value === true ? 'yes' : 'no');
    },
  };
};
