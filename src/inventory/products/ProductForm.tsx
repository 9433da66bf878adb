import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { standardCost } from '#domain/inventory/product/standardCost';
import { numberOf } from '#domain/values';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { ConflictDialog } from '../../crud/conflict/ConflictDialog';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { formSections } from '../../crud/form/formSections';
import { keptValues } from '../../crud/values/formValues';
import { SectionFields } from '../../crud/form/SectionFields';
import { useResourceForm } from '../../crud/form/useResourceForm';
import type { Row } from '../../dataProvider/row';
import { useInventoryText } from '../useInventoryText';
import { useSaveKeys } from '../../saving/useSaveKeys';

interface Props {
  resource: ResourceDescriptor;
  record: Row | null;
  onBack: () => void;
  onSaved: (saved: Row) => void;
}

/** What list price and discount say; the standard cost may be typed over afterwards [INV-024]. */
const PRICED: ReadonlySet<string | undefined> = new Set(['list_price', 'discount']);

/** A product's fields. */
export const ProductForm = ({ resource, record, onBack, onSaved }: Props) => {
  const text = useInventoryText();
  const frame = useRef<HTMLFormElement>(null);
  const { form, base, dirty, saving, conflict, save, saveMerged, discard, dismiss } = useResourceForm(
    resource,
    record,
    onSaved,
  );
  useEffect(() => {
    const watched = form.watch((values, { name, type }) => {
      if (type !== 'change' || !PRICED.has(name)) return;
      form.setValue('standard_cost', standardCost(numberOf(values.list_price), numberOf(values.discount)), {
        shouldDirty: true,
        shouldValidate: true,
      });
    });
    return () => watched.unsubscribe();
  }, [form]);
  useEffect(() => {
    if (!record) frame.current?.querySelector('input')?.focus();
  }, [record]);
  const submit = async (): Promise<boolean> => {
    const isStored = await save();
    focusFirstError(frame.current);
    return isStored;
  };
  useUnsavedChangesGuard(dirty, submit);
  useSaveKeys({ save: () => void submit(), canSave: dirty || base === null, isSaving: saving });
  return (
    <FormProvider {...form}>
      <form
        ref={frame}
        noValidate
        autoComplete="off"
        aria-label={text('products')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {formSections(resource).map((section) => (
          <SectionFields key={section.label} resource={resource} section={section} />
        ))}
        <div className="products-actions">
          <Button variant="outlined" onClick={onBack}>
            {text('back')}
          </Button>
          <Button variant="contained" type="submit" disabled={!dirty && base !== null} loading={saving}>
            {text('save')}
          </Button>
        </div>
      </form>
      {conflict && base && (
        <ConflictDialog
          resource={resource}
          base={base}
          mine={keptValues(resource, form.getValues())}
          theirs={conflict.theirs}
          by={conflict.by ?? undefined}
          busy={saving}
          onMerge={(chosen) => void saveMerged(chosen)}
          onDiscard={discard}
          onClose={dismiss}
        />
      )}
    </FormProvider>
  );
};
