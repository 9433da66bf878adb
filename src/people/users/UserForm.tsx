import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Controller, FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { valueIn, withValue } from '#domain/access/entryValues';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useIsView } from '../../auth/useIsView';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { formSections } from '../../crud/form/formSections';
import type { FormValues } from '../../crud/values/formValues';
import { SectionFields } from '../../crud/form/SectionFields';
import { NewerBanner } from '../../crud/form/NewerBanner';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import { useSaveKeys } from '../../saving/useSaveKeys';
import { toast } from '../../toasts/toast';
import { RecordPage } from '../../crud/look/RecordPage';
import { PageHeader } from '../../page/PageHeader';
import { Section } from '../../page/Section';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { AccessConflict } from '../access/AccessConflict';
import { AccessDrafts } from '../access/lateDrafts';
import type { EntriesField } from '../access/mergeAccess';
import { OverrideSelect } from '../access/OverrideSelect';
import { PermissionRows } from '../access/PermissionRows';
import { useAccessForm } from '../access/useAccessForm';
import type { RoleRecord, UserRecord } from '../data/peopleApi';
import { usePeopleApi } from '../data/PeopleApiContext';
import { usePeopleText } from '../usePeopleText';
import { UserActions } from './UserActions';
import { asFormValues, checkUserForm, newUser, overridesIn } from './userForm';

interface Props {
  resource: ResourceDescriptor;
  /** null makes a new one. */
  user: UserRecord | null;
  roles: readonly RoleRecord[];
  /** Beside the form: history. */
  aside?: ReactNode;
  onSaved: (user: UserRecord) => void;
}

/** What a user has no entry for is as the role has it. */
const ENTRIES: EntriesField = { name: 'user_permissions', without: () => null };
const PASSWORDS = ['password', 'password_confirm'] as const;

/** How a new user comes to a password: by the link of the invitation, or by one that is typed here [USR-006]. */
const PasswordFields = ({ form }: { form: UseFormReturn<FormValues> }) => {
  const text = usePeopleText();
  const isTyped = useWatch({ control: form.control, name: 'has_password' }) === true;
  return (
    <Section title={text('password_section')}>
      <fieldset className="password-ways">
        <legend className="visually-hidden">{text('password_section')}</legend>
        {(['password_invited', 'password_typed'] as const).map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="password_way"
              checked={isTyped === (way === 'password_typed')}
              onChange={() => form.setValue('has_password', way === 'password_typed', { shouldDirty: true })}
            />
            {text(way)}
          </label>
        ))}
      </fieldset>
      {isTyped && <TypedPassword form={form} />}
    </Section>
  );
};

const TypedPassword = ({ form }: { form: UseFormReturn<FormValues> }) => {
  const text = usePeopleText();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))', gap: 16 }}>
      {PASSWORDS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              type="password"
              required
              label={text(name)}
              name={name}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message ?? (name === 'password' ? text('password_rule') : undefined)}
              slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
            />
          )}
        />
      ))}
    </div>
  );
};

/** What a user has besides or without the role [USR-003 USR-013]. */
const Overrides = ({ form, roles }: { form: UseFormReturn<FormValues>; roles: readonly RoleRecord[] }) => {
  const text = usePeopleText();
  const [roleId, overrides] = useWatch({ control: form.control, name: ['role_id', 'user_permissions'] });
  const role = roles.find(({ id }) => id === roleId);
  const own = overridesIn({ user_permissions: overrides });
  const count = own.triPermissions.length + own.biPermissions.length;
  return (
    <Section
      title={text('permissions')}
      aside={<span className="role-count">{count > 0 && text('overrides_count', { smart_count: count })}</span>}
    >
      <p className="permissions-none" style={{ margin: '0 0 12px' }}>
        {text('permissions_hint')}
      </p>
      <PermissionRows
        marked={(permission) => valueIn(own, permission) !== undefined}
        onlyMarked={text('only_overrides')}
        renderControl={(permission, label) => (
          <OverrideSelect
            permission={permission}
            label={label}
            ofRole={role && valueIn(role, permission)}
            value={valueIn(own, permission)}
            onChange={(value) =>
              form.setValue('user_permissions', withValue(own, permission, value), { shouldDirty: true })
            }
          />
        )}
      />
    </Section>
  );
};

/** /user/new and /user/{userID}/edit: who, what role, what differs from it, and what about [USR-001 USR-013]. */
export const UserForm = ({ resource: described, user, roles, aside, onSaved }: Props) => {
  const text = usePeopleText();
  const api = usePeopleApi();
  const navigate = useNavigate();
  const frame = useRef<HTMLFormElement>(null);
  const isMailed = useRef(false);
  const [left, setLeft] = useState<string | null>(null);
  // The entries of a user are not child rows here: they have a section of their own.
  const resource = useMemo(() => ({ ...described, parts: [] }), [described]);
  const stored = useMemo(() => (user ? asFormValues(user) : newUser(resource)), [user, resource]);
  const isNew = user === null;
  const state = useAccessForm<UserRecord>({
    resource: described,
    entries: ENTRIES,
    stored,
    isNew,
    kind: 'user',
    secrets: PASSWORDS,
    savedText: text('user_saved'),
    check: useCallback((values, base) => checkUserForm(resource, values, base, isNew), [resource, isNew]),
    write: useCallback(
      async (input) => {
        if (user) {
          const saved = await api.updateUser(user.id, input);
          return { ...saved, ...asFormValues(saved) };
        }
        const { is_invitation_mailed, ...made } = await api.createUser(input);
        isMailed.current = is_invitation_mailed;
        return { ...made, ...asFormValues(made) };
      },
      [api, user],
    ),
    reload: useCallback(async () => asFormValues(await api.user(user?.id ?? 0)), [api, user]),
    onSaved: (saved) => {
      onSaved(saved);
      if (!isNew) return;
      if (isMailed.current) toast.success(text('invited', { email: String(saved.email) }));
      else toast.error(text('not_mailed', { email: String(saved.email) }));
      setLeft(`/user/${saved.id}/edit`);
    },
  });
  const { form, dirty, saving, draft } = state;
  const title = user ? `${String(user.first_name)} ${String(user.last_name)}` : text('new_user');
  useDocumentTitle(title);
  useEffect(() => {
    if (isNew) frame.current?.querySelector('input')?.focus();
  }, [isNew]);
  const isView = useIsView();
  const canSave = !isView && (dirty || isNew);
  const save = async (): Promise<boolean> => {
    if (saving || !canSave) return false;
    const isStored = await state.save();
    focusFirstError(frame.current);
    return isStored;
  };
  useUnsavedChangesGuard(dirty && left === null, save, draft.drop);
  // Leaves only after the guard has seen that nothing is unsaved any more.
  useEffect(() => {
    if (left !== null) void navigate(left, { replace: true, state: { carried: draft.id } });
  }, [left, navigate, draft.id]);
  useSaveKeys({ save: () => void save(), canSave, isSaving: saving });

  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: text('users'), to: '/user' }, { label: title }]}
        actions={
          <>
            {user && <UserActions user={user} dirty={dirty} onChanged={onSaved} />}
            <Button component={Link} to="/user" variant="outlined">
              {text('cancel')}
            </Button>
            <Button
              variant="contained"
              onClick={() => void save()}
              disabled={!canSave}
              loading={saving}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {text('save')}
            </Button>
          </>
        }
      />
      <RecordPage aside={aside}>
        <form
          ref={frame}
          noValidate
          autoComplete="off"
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {user?.is_active === false && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {text('deactivated_note')}
            </Alert>
          )}
          {hasDrafts(state.draft) && (
            <Suspense>
              <AccessDrafts resource={described} entries={ENTRIES} form={state} />
            </Suspense>
          )}
          {state.isOutdated && <NewerBanner onReload={state.takeNewer} />}
          {formSections(resource).map((section) => (
            <SectionFields
              key={section.label}
              resource={resource}
              section={{ ...section, fields: section.fields.filter(({ name }) => name !== 'is_active') }}
            />
          ))}
          {isNew && <PasswordFields form={form} />}
          <Overrides form={form} roles={roles} />
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </form>
      </RecordPage>
      <AccessConflict resource={described} entries={ENTRIES} form={state} />
    </FormProvider>
  );
};
