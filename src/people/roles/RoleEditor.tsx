import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { nothingOf, valueIn, withValue } from '#domain/access/entryValues';
import { FLAG_LABELS } from '#domain/access/permissionLabels';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { shownName } from '#domain/lookups/shownName';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { focusFirstError } from '../../crud/form/focusFirstError';
import type { FormValues } from '../../crud/values/formValues';
import { NewerBanner } from '../../crud/form/NewerBanner';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import { useSaveKeys } from '../../saving/useSaveKeys';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { LimitedField } from '../../inputs/LimitedField';
import { Section } from '../../page/Section';
import { AccessConflict } from '../access/AccessConflict';
import { AccessDrafts } from '../access/lateDrafts';
import { GrantControl } from '../access/GrantControl';
import type { EntriesField } from '../access/mergeAccess';
import { PermissionRows } from '../access/PermissionRows';
import { useAccessForm } from '../access/useAccessForm';
import type { RoleRecord } from '../data/peopleApi';
import { usePeopleApi } from '../data/PeopleApiContext';
import { usePeopleText } from '../usePeopleText';
import { FieldLimits } from './FieldLimits';
import { DeleteRole } from './DeleteRole';
import { asRoleValues, checkRoleForm, entriesIn, limitsIn, newRole, sortedLimits } from './roleForm';

interface Props {
  resource: ResourceDescriptor;
  /** null makes a new one, with the permissions of `copyOf`. */
  role: RoleRecord | null;
  copyOf?: RoleRecord | undefined;
  mayEdit: boolean;
  onSaved: (role: RoleRecord) => void;
  onDeleted: (id: number) => void;
  /** Opens a copy of this role. */
  onClone: () => void;
}

/** The longest name and description of a role. */
const NAME_MAX = 100;
const DESCRIPTION_MAX = 255;

/** What a role has no entry for, it does not give. */
const ENTRIES: EntriesField = { name: 'entries', without: nothingOf };
const FLAGS = ['presite_gunite', 'presite_pebble'] as const;

/** One role: its name, its permissions and the two presite divisions [ADM-005]. */
export const RoleEditor = ({ resource, role, copyOf, mayEdit, onSaved, onDeleted, onClone }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const api = usePeopleApi();
  const navigate = useNavigate();
  const frame = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<string | null>(null);
  const { language } = useLanguage();
  const isNew = role === null;
  const title = role ? shownName(role.name, language) : text('new_role');
  const locked = !mayEdit || role?.is_locked === true;
  const stored = useMemo(
    () =>
      role
        ? asRoleValues(role)
        : newRole(copyOf ? text('clone_of', { name: shownName(copyOf.name, language) }) : '', copyOf),
    [role, copyOf, text, language],
  );
  const state = useAccessForm<FormValues & { id: number }>({
    resource,
    entries: ENTRIES,
    stored,
    isNew,
    kind: 'role',
    savedText: text('role_saved'),
    check: useCallback((values, base) => checkRoleForm(resource, values, base, isNew), [resource, isNew]),
    write: async (input) => {
      const saved = await (role ? api.updateRole(role.id, input) : api.createRole(input));
      onSaved(saved);
      return asRoleValues(saved);
    },
    reload: async () => {
      const now = (await api.roles()).find(({ id }) => id === role?.id);
      return now ? asRoleValues(now) : stored;
    },
    onSaved: ({ id }) => {
      if (isNew) setLeft(`/roles?role=${id}`);
    },
  });
  const { form, dirty, saving, draft } = state;
  const entries = entriesIn({ entries: useWatch({ control: form.control, name: 'entries' }) });
  const limits = limitsIn({ field_limits: useWatch({ control: form.control, name: 'field_limits' }) });
  useEffect(() => {
    if (isNew) frame.current?.querySelector('input')?.focus();
  }, [isNew]);
  const save = async (): Promise<boolean> => {
    if (locked || saving || !(dirty || isNew)) return false;
    const isStored = await state.save();
    focusFirstError(frame.current);
    return isStored;
  };
  useUnsavedChangesGuard(dirty && !(isNew && left !== null), locked ? undefined : save, draft.drop);
  // Leaves only after the guard has seen that nothing is unsaved any more.
  useEffect(() => {
    if (left !== null) void navigate(left, { replace: true });
  }, [left, navigate]);
  useSaveKeys({ save: () => void save(), canSave: !locked && (dirty || isNew), isSaving: saving });

  return (
    <form
      ref={frame}
      className="role-editor"
      noValidate
      autoComplete="off"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {role?.is_locked && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {text('role_locked')}
        </Alert>
      )}
      {!mayEdit && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {text('role_read_only')}
        </Alert>
      )}
      {!locked && hasDrafts(state.draft) && (
        <Suspense>
          <AccessDrafts resource={resource} entries={ENTRIES} form={state} />
        </Suspense>
      )}
      {state.isOutdated && <NewerBanner onReload={state.takeNewer} />}
      <AccessConflict resource={resource} entries={ENTRIES} form={state} />
      <Section
        title={title}
        aside={
          mayEdit && (
            <span className="permission-control">
              {role && (
                <Button size="small" onClick={onClone}>
                  {text('clone')}
                </Button>
              )}
              {role && !role.is_locked && <DeleteRole role={role} onDeleted={() => onDeleted(role.id)} />}
              {!locked && (
                <Button
                  size="small"
                  variant="contained"
                  onClick={() => void save()}
                  disabled={!(dirty || isNew)}
                  loading={saving}
                  aria-keyshortcuts="Control+S Meta+S"
                >
                  {text('save')}
                </Button>
              )}
            </span>
          )
        }
      >
        <p className="permissions-none" style={{ margin: '0 0 14px' }}>
          {text('role_hint')}
        </p>
        <Controller
          control={form.control}
          name="name"
          render={({ field, fieldState }) => (
            <LimitedField
              label={text('role_name')}
              max={NAME_MAX}
              name="name"
              required
              disabled={locked}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={(event) => field.onChange(event.target.value)}
              onBlur={field.onBlur}
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message}
              sx={{ width: 360, maxWidth: '100%', mb: 2 }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="description"
          render={({ field, fieldState }) => (
            <LimitedField
              label={text('role_description')}
              max={DESCRIPTION_MAX}
              name="description"
              disabled={locked}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={(event) => field.onChange(event.target.value)}
              onBlur={field.onBlur}
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message}
              sx={{ width: 560, maxWidth: '100%', mb: 2 }}
            />
          )}
        />
        <PermissionRows
          renderControl={(permission, label) => (
            <GrantControl
              permission={permission}
              label={label}
              disabled={locked}
              value={valueIn(entries, permission) ?? nothingOf(permission)}
              onChange={(value) =>
                form.setValue('entries', withValue(entries, permission, value), { shouldDirty: true })
              }
            />
          )}
        >
          <section className="permission-group" aria-label={text('presite_divisions')}>
            <h3>{text('presite_divisions')}</h3>
            {FLAGS.map((flag) => (
              <div key={flag} className="permission-row">
                <span className="permission-label" title={flag}>
                  {local(FLAG_LABELS[flag])}
                </span>
                <Controller
                  control={form.control}
                  name={flag}
                  render={({ field }) => (
                    <Switch
                      size="small"
                      disabled={locked}
                      checked={field.value === true}
                      onChange={(_event, on) => field.onChange(on)}
                      slotProps={{ input: { 'aria-label': local(FLAG_LABELS[flag]) } }}
                    />
                  )}
                />
              </div>
            ))}
          </section>
        </PermissionRows>
        <FieldLimits
          limits={limits}
          disabled={locked}
          onChange={(limits) => form.setValue('field_limits', sortedLimits(limits), { shouldDirty: true })}
        />
      </Section>
    </form>
  );
};
