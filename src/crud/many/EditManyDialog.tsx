import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { issueText } from '#domain/fields/fieldIssue';
import { inputSchema } from '#domain/fields/inputSchema';
import { inputFields, type ResourceDescriptor } from '#domain/fields/resource';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { useLanguage } from '../../i18n/useLanguage';
import { MultiPicker } from '../../inputs/MultiPicker';
import { allTaken } from '../../saving/allTaken';
import { ActionDialog } from '../look/ActionDialog';
import { FormField } from '../form/FormField';
import type { FormValues } from '../values/formValues';
import { useFormOverride } from '../values/overrides';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { manyDocuments, type Choice, type ManyAnswer } from './manyDocuments';
import { RefusedRows } from './RefusedRows';
import { useChangeMany } from './useChangeMany';

interface Props {
  resource: ResourceDescriptor;
  choice: Choice;
  count: number;
  /** How many of them the list does not show now. */
  hidden: number;
  onClose: () => void;
  onDone: (answer: ManyAnswer) => void;
}

/** Gives many records the same values: the user picks the fields, and fills each in once. */
export const EditManyDialog = ({ resource, choice, count, hidden, onClose, onDone }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { inputs = {} } = useFormOverride(resource.name);
  const { run, busy, refusal } = useChangeMany(resource);
  const offered = inputFields(resource).filter(({ kind, record }) => kind !== 'Image' && !record);
  const [names, setNames] = useState<readonly string[]>([]);
  const fields = names.flatMap((name) => offered.find((field) => field.name === name) ?? []);
  const form = useForm<FormValues>({
    defaultValues: Object.fromEntries(offered.map(({ name, default: value }) => [name, value ?? null])),
  });

  const confirm = async (): Promise<void> => {
    if (!(await allTaken())) return;
    form.clearErrors();
    const given = form.getValues();
    const parsed = inputSchema({ name: resource.name, fields }, 'patch').safeParse(
      Object.fromEntries(names.map((name) => [name, given[name] ?? null])),
    );
    if (!parsed.success) {
      for (const issue of toFieldErrors(parsed.error)) {
        const field = fields.find(({ name }) => name === issue.path);
        form.setError(issue.path, { type: 'rule', message: issueText(issue, language, field && label(field.label)) });
      }
      return;
    }
    const answer = await run(manyDocuments.update(resource), { ...choice, values: parsed.data });
    if (answer) onDone(answer);
  };

  return (
    <ActionDialog
      open
      title={text('edit_many_title', { smart_count: count })}
      text={[text('edit_many_text'), ...(hidden > 0 ? [text('many_hidden', { smart_count: hidden, count })] : [])].join(
        ' ',
      )}
      action={text('change_many', { smart_count: count })}
      busy={busy}
      disabled={names.length === 0}
      isDirty={names.length > 0}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <Box sx={{ mt: 2 }}>
        <MultiPicker
          label={text('fields_to_change')}
          options={offered.map((field) => ({ id: field.name, name: label(field.label) }))}
          limit={null}
          closesOnChoice
          value={names}
          onChange={setNames}
          autoFocus
        />
      </Box>
      <FormProvider {...form}>
        <Box
          component="form"
          // What would be typed while it is sent would be neither sent nor kept.
          inert={busy}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, mt: 2 }}
        >
          {fields.map((field) => (
            <FormField key={field.name} field={field} span={12} draw={inputs[field.name]} />
          ))}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Box>
      </FormProvider>
      <RefusedRows refusal={refusal} />
    </ActionDialog>
  );
};
