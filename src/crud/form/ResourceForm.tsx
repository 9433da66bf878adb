import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useEffect, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useOfflineReason } from '../../connectivity/OnlineOnly';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { DuplicateButton } from '../look/DuplicateButton';
import { useRecordPlaces } from '../look/RecordPlaces';
import { RecordPage } from '../look/RecordPage';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { MergeButton } from '../merge/lateParts';
import { recordTitle } from '../values/recordTitle';
import { DeleteButton } from './DeleteButton';
import './resourceForm.css';
import { FormActions } from './FormActions';
import { formSections } from './formSections';
import { SectionFields } from './SectionFields';
import { FormNotices } from './FormNotices';
import { useRecordForm } from './useRecordForm';

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
  const places = useRecordPlaces(resource);
  const rights = useCatalogue().rightsOf(resource.name);
  const state = useRecordForm({
    resource,
    record,
    copyOf,
    onSaved: (saved, leaveTo) => {
      if (!record) leaveTo(places.edit(saved.id));
    },
  });
  const { form, base, dirty, saving, canSave, save, kept, leaveTo, frame } = state;
  const offline = useOfflineReason();
  // Homeowners alone are edited offline [OFF-033].
  const reason = resource.name === 'homeowner' ? null : offline;
  const sections = formSections(resource);
  const title = base ? recordTitle(resource, base) : text('new_title', { label: label(resource.label) });

  useDocumentTitle(title);

  useEffect(() => {
    if (!record) frame.current?.querySelector('input')?.focus();
  }, [record, frame]);

  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: label(resource.label_plural), to: places.list }, { label: title }]}
        actions={
          <>
            {base && record && <DuplicateButton resource={resource} id={base.id} />}
            {base && record && resource.merges && rights.merge && !dirty && (
              <Suspense>
                <MergeButton
                  resource={resource}
                  record={base}
                  onMerged={(keep) => {
                    kept.dropAll();
                    if (keep.id !== base.id) leaveTo(places.edit(keep.id));
                  }}
                />
              </Suspense>
            )}
            {base && rights.remove && resource.operations.remove && (
              <DeleteButton
                resource={resource}
                record={base}
                onDeleted={() => {
                  kept.dropAll();
                  form.reset(base);
                  leaveTo(places.list);
                }}
              />
            )}
            <FormActions
              resource={resource}
              dirty={dirty}
              canSave={canSave}
              saving={saving}
              reason={reason}
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
          <FormNotices state={state} resource={resource} />
          {copyOf && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {text('copy_of', { name: recordTitle(resource, copyOf) })}
            </Alert>
          )}
          <fieldset className="whole-form" disabled={reason !== null}>
            {sections.map((section) => (
              <SectionFields key={section.label} resource={resource} section={section} />
            ))}
          </fieldset>
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Box>
      </RecordPage>
    </FormProvider>
  );
};
