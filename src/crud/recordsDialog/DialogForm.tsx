import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { focusFirstError } from '../form/focusFirstError';
import { FormConflict } from '../form/FormConflict';
import { formSections } from '../form/formSections';
import type { FormValues } from '../values/formValues';
import { SectionFields } from '../form/SectionFields';
import { FormDrafts } from '../form/FormDrafts';
import { useKeptForm } from '../form/useKeptForm';
import type { AnswerRefusal } from '../form/useResourceForm';
import type { Row } from '../../dataProvider/row';
import { Loading } from '../../errors/Loading';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { useSaveKeys } from '../../saving/useSaveKeys';

/** The fields that follow from what was typed into one; they may be typed over afterwards. */
export type Follow = (name: string, values: FormValues) => FormValues | undefined;

interface Props {
  resource: ResourceDescriptor;
  record: Row | null;
  followed?: Follow | undefined;
  answerRefusal?: AnswerRefusal | undefined;
  onBack: () => void;
  onSaved: (saved: Row) => void;
  /** Told how to save what is unsaved; null while nothing is. */
  onUnsaved: (save: (() => Promise<boolean>) | null) => void;
}

const Form = ({ resource, record, followed, answerRefusal, onBack, onSaved, onUnsaved }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const frame = useRef<HTMLFormElement>(null);
  const state = useKeptForm({ resource, record, answerRefusal, onSaved, isInDialog: true });
  const { form, base, dirty, saving, save, kept } = state;
  useEffect(() => {
    const watched = form.watch((values, { name, type }) => {
      const follows = type === 'change' && name !== undefined ? followed?.(name, values) : undefined;
      for (const [field, value] of Object.entries(follows ?? {}))
        form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    });
    return () => watched.unsubscribe();
  }, [form, followed]);
  useEffect(() => {
    if (!record) frame.current?.querySelector('input')?.focus();
  }, [record]);
  const submit = async (): Promise<boolean> => {
    const isStored = await save();
    focusFirstError(frame.current);
    return isStored;
  };
  useUnsavedChangesGuard(dirty, submit, kept.drop);
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    onUnsaved(dirty ? () => latest.current() : null);
    return () => onUnsaved(null);
  }, [dirty, onUnsaved]);
  useSaveKeys({ save: () => void submit(), canSave: dirty || base === null, isSaving: saving });
  return (
    <FormProvider {...form}>
      <form
        ref={frame}
        noValidate
        autoComplete="off"
        aria-label={label(resource.label_plural)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormDrafts kept={kept} />
        {formSections(resource).map((section) => (
          <SectionFields key={section.label} resource={resource} section={section} />
        ))}
        <div className="records-actions">
          <Button variant="outlined" onClick={onBack}>
            {text('back')}
          </Button>
          <Button variant="contained" type="submit" disabled={!dirty && base !== null} loading={saving}>
            {text('save')}
          </Button>
        </div>
      </form>
      <FormConflict resource={resource} state={state} />
    </FormProvider>
  );
};

/** A record's fields in a dialog of records; the dialog stands while what its resource draws is on its way. */
export const DialogForm = (props: Props) => (
  <Suspense fallback={<Loading variant="panel" />}>
    <Form {...props} />
  </Suspense>
);
