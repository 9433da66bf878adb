import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { FormConflict } from '../../crud/form/FormConflict';
import { formSections } from '../../crud/form/formSections';
import { SectionFields } from '../../crud/form/SectionFields';
import { FormDrafts } from '../../crud/form/FormDrafts';
import { useKeptForm } from '../../crud/form/useKeptForm';
import { useSaveKeys } from '../../saving/useSaveKeys';
import type { Row } from '../../dataProvider/row';
import { useAdminText } from '../useAdminText';

/** The contractor's name, address and phone, as every paper has them [ADM-006]. */
export const ContractorForm = ({ resource, record }: { resource: ResourceDescriptor; record: Row }) => {
  const text = useAdminText();
  const frame = useRef<HTMLFormElement>(null);
  const state = useKeptForm({ resource, record });
  const { form, dirty, saving, save, kept } = state;
  const submit = async (): Promise<boolean> => {
    const isStored = !dirty || (await save());
    focusFirstError(frame.current);
    return isStored;
  };
  useUnsavedChangesGuard(dirty, submit, kept.drop);
  useSaveKeys({ save: () => void submit(), canSave: dirty, isSaving: saving });
  return (
    <FormProvider {...form}>
      <form
        ref={frame}
        noValidate
        autoComplete="off"
        aria-label={text('contractor')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormDrafts kept={kept} />
        {formSections(resource).map((section) => (
          <SectionFields key={section.label} resource={resource} section={section} />
        ))}
        <div className="admin-save">
          {dirty && <span role="status">{text('unsaved')}</span>}
          <Button variant="contained" type="submit" disabled={!dirty} loading={saving}>
            {text('save')}
          </Button>
        </div>
      </form>
      <FormConflict resource={resource} state={state} />
    </FormProvider>
  );
};
