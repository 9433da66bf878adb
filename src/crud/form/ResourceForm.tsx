import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { DuplicateButton } from '../look/DuplicateButton';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { useRecordPlaces } from '../look/RecordPlaces';
import { RecordPage } from '../look/RecordPage';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { useLastChange } from './useLastChange';
import { recordTitle } from '../values/recordTitle';
import { DeleteButton } from './DeleteButton';
import { focusFirstError } from './focusFirstError';
import { FormActions } from './FormActions';
import { keptValues } from '../values/formValues';
import { formSections } from './formSections';
import { NewerBanner } from './NewerBanner';
import { SectionFields } from './SectionFields';
import { useKeptValues } from './useKeptValues';
import { useResourceForm } from './useResourceForm';
import { KeptAlert } from '../../saving/KeptAlert';
import { useSaveKeys } from '../../saving/useSaveKeys';

interface Props {
  resource: ResourceDescriptor;
  /** null makes a new one. */
  record: Row | null;
  /** The record whose values a new one starts with. */
  copyOf?: Row;
  /** Beside the form on wide screens, below it on narrow ones. */
  aside?: ReactNode;
}

/** The form of a generated resource: its sections under a sticky bar with Save and Cancel [UI-023 UI-024]. */
export const ResourceForm = ({ resource, record, copyOf, aside }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const navigate = useNavigate();
  const places = useRecordPlaces(resource);
  const rights = useCatalogue().rightsOf(resource.name);
  const frame = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<string | null>(null);
  const state = useResourceForm(
    resource,
    record,
    (saved) => {
      if (!record) setLeft(places.edit(saved.id));
    },
    copyOf,
  );
  const { form, base, dirty, saving, conflict, newer } = state;
  const lastChange = useLastChange(resource, base?.id);
  const sections = formSections(resource);
  const title = base ? recordTitle(resource, base) : text('new_title', { label: label(resource.label) });

  useDocumentTitle(title);

  // A new record may be tried as it is: what is missing is then told.
  const canSave = dirty || !base;
  const save = async (): Promise<boolean> => {
    if (!canSave) return false;
    const isStored = await state.save();
    focusFirstError(frame.current);
    return isStored;
  };
  const kept = useKeptValues({ resource, form, base, putBack: state.putBack });
  useUnsavedChangesGuard(dirty && left === null, save, kept.discard);
  // Leaves only after the guard has seen that nothing is unsaved any more.
  useEffect(() => {
    if (left !== null) void navigate(left, { replace: true });
  }, [left, navigate]);
  useSaveKeys({ save: () => void save(), canSave, isSaving: saving });
  useEffect(() => {
    if (!record) frame.current?.querySelector('input')?.focus();
  }, [record]);

  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: label(resource.label_plural), to: places.list }, { label: title }]}
        actions={
          <>
            {base && record && <DuplicateButton resource={resource} id={base.id} />}
            {base && rights.remove && resource.operations.remove && (
              <DeleteButton
                resource={resource}
                record={base}
                onDeleted={() => {
                  kept.discard();
                  form.reset(base);
                  setLeft(places.list);
                }}
              />
            )}
            <FormActions
              resource={resource}
              dirty={dirty}
              canSave={canSave}
              saving={saving}
              onSave={() => void save()}
            />
          </>
        }
      />
      <RecordPage aside={aside}>
        <Box
          component="form"
          ref={frame}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          aria-label={title}
        >
          {kept.kept && <KeptAlert at={kept.kept.at} restore={kept.restore} discard={kept.discard} />}
          {copyOf && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {text('copy_of', { name: recordTitle(resource, copyOf) })}
            </Alert>
          )}
          {newer && <NewerBanner by={lastChange?.by} onReload={state.takeNewer} />}
          {sections.map((section) => (
            <SectionFields key={section.label} resource={resource} section={section} />
          ))}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Box>
      </RecordPage>
      {conflict && base && (
        <ConflictDialog
          resource={resource}
          base={base}
          mine={keptValues(resource, form.getValues())}
          theirs={conflict.theirs}
          by={conflict.by ?? lastChange?.by}
          busy={saving}
          onMerge={(chosen) => void state.saveMerged(chosen)}
          onDiscard={state.discard}
          onClose={state.dismiss}
        />
      )}
    </FormProvider>
  );
};
