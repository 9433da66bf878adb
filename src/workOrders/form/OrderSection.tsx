import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { issueText } from '#domain/fields/fieldIssue';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { workOrderLabel } from '#domain/workOrders/labels';
import type { WorkOrderEntry, WorkOrderSection, WorkOrderType } from '#domain/workOrders/types';
import { openEntries } from '#domain/workOrders/workOrderRules';
import { sectionFlag } from '#domain/workOrders/workOrderTypes';
import { fieldSpans } from '../../crud/form/fieldSpan';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { FormField } from '../../crud/form/FormField';
import { PartRows } from '../../crud/form/PartRows';
import { useLabel } from '../../crud/look/useLabel';
import { PartTable } from '../../crud/record/PartTable';
import { RecordFields } from '../../crud/record/RecordFields';
import { keptValues, type FormValues } from '../../crud/values/formValues';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { Section } from '../../page/Section';
import { useWorkOrdersText } from '../useWorkOrdersText';
import { CrewRows } from './CrewRows';
import { OrderDerived } from './OrderDerived';

interface Props {
  type: WorkOrderType;
  section: WorkOrderSection;
  title: string;
  resource: ResourceDescriptor;
  record: Row;
  isReadOnly: boolean;
  /** The switch can be turned although the fields cannot be changed: that opens a complete order again. */
  maySwitch: boolean;
}

/** In so many frames the marks are drawn. */
const MARKED_FRAMES = 10;

/** Where the form keeps the error of an entry: that of rows beside those of each row. */
const errorPathOf = ({ kind, name }: WorkOrderEntry): string => (kind === 'rows' ? `${name}.root` : name);

/**
 * The switch of a section: on once all that completes the section is there, else it says what is missing
 * [WO-006 WO-027].
 */
const CompleteSwitch = ({
  section,
  title,
  resource,
  disabled,
}: Pick<Props, 'section' | 'title' | 'resource'> & { disabled: boolean }) => {
  const text = useWorkOrdersText();
  const label = useLabel();
  const { language } = useLanguage();
  const { control, getValues, setError, clearErrors, watch } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name: sectionFlag(section) });
  const [open, setOpen] = useState<readonly WorkOrderEntry[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  // What is filled in is wrong no more, and no longer named. Until then it stays named: the focus has gone on to it.
  useEffect(() => {
    if (open.length === 0) return undefined;
    const { unsubscribe } = watch((_values, { name }) => {
      const changed = open.filter((entry) => name === undefined || `${name}.`.startsWith(`${entry.name}.`));
      if (changed.length === 0) return;
      clearErrors(changed.map(errorPathOf));
      const left = new Set(openEntries(section, keptValues(resource, getValues())));
      setOpen(open.filter((entry) => left.has(entry)));
    });
    return unsubscribe;
  }, [open, section, resource, watch, clearErrors, getValues]);
  /** Marks what is missing, and leads to the first of it [FLD-011]. */
  const mark = (missing: readonly WorkOrderEntry[]): void => {
    for (const entry of missing) {
      const rule = (entry.kind === 'rows' ? undefined : entry.asks) ?? 'work_order_answer';
      setError(errorPathOf(entry), { type: 'rule', message: issueText({ rule, params: {} }, language) });
    }
    // Below the head, whose switch is marked as well.
    const body = frame.current?.closest('section')?.querySelector<HTMLElement>('.section-body') ?? null;
    requestAnimationFrame(() => focusFirstError(body, MARKED_FRAMES));
  };
  const turn = (on: boolean): void => {
    const missing = on ? openEntries(section, keptValues(resource, getValues())) : [];
    setOpen(missing);
    if (missing.length === 0) field.onChange(on);
    else mark(missing);
  };
  const labels = open.map((entry) => label(workOrderLabel(entry))).join(', ');
  const refused = open.length === 0 ? null : issueText({ rule: 'work_order_section', params: { labels } }, language);
  const wrong = refused ?? fieldState.error?.message;
  return (
    <div className="work-order-switch" ref={frame}>
      <FormControlLabel
        disabled={disabled}
        label={text('section_complete')}
        labelPlacement="start"
        control={
          <Switch
            checked={field.value === true}
            onChange={(_event, on) => turn(on)}
            slotProps={{
              input: { 'aria-label': `${text('section_complete')}: ${title}`, 'aria-invalid': Boolean(wrong) },
            }}
          />
        }
      />
      {wrong && (
        <FormHelperText error role="alert">
          {wrong}
        </FormHelperText>
      )}
    </div>
  );
};

/** A section of a work order: its inputs, or its values to read, below a head with the switch. */
export const OrderSection = ({ type, section, title, resource, record, isReadOnly, maySwitch }: Props) => {
  const label = useLabel();
  const fields = section.entries.flatMap(({ name }) => resource.fields.find((field) => field.name === name) ?? []);
  const parts = section.entries.flatMap(({ name }) => resource.parts.find((part) => part.name === name) ?? []);
  const inputs = fields.filter(({ readOnly }) => readOnly !== true);
  const kept = fields.filter(({ readOnly }) => readOnly === true);
  const spans = fieldSpans(inputs);
  // What a visit finds complete is folded away, unless it is there to be read.
  const [isOpen] = useState(isReadOnly || record[sectionFlag(section)] !== true);
  return (
    <Section
      title={title}
      defaultOpen={isOpen}
      aside={<CompleteSwitch section={section} title={title} resource={resource} disabled={!maySwitch} />}
    >
      {isReadOnly ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {fields.length > 0 && <RecordFields fields={fields} record={record} />}
          {parts.map((part) => (
            <PartTable key={part.name} owner={resource} part={part} record={record} />
          ))}
        </Box>
      ) : (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 2, rowGap: 2, pt: 0.5 }}
        >
          {kept.length > 0 && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <RecordFields fields={kept} record={record} />
            </Box>
          )}
          {inputs.map((field, index) => (
            <FormField key={field.name} field={field} span={spans[index] ?? 12} asked={isAsked(section, field.name)} />
          ))}
          {parts.map((part) => (
            <Box key={part.name} sx={{ gridColumn: '1 / -1' }} role="group" aria-label={label(part.label)}>
              {part.name === 'crew_members' ? (
                <CrewRows owner={resource} part={part} />
              ) : (
                <PartRows owner={resource} part={part} />
              )}
            </Box>
          ))}
        </Box>
      )}
      <OrderDerived type={type} section={section} />
    </Section>
  );
};

/** Whether a field must be answered before the order is saved. */
const isAsked = ({ entries }: WorkOrderSection, name: string): boolean =>
  entries.some((entry) => entry.name === name && entry.kind !== 'rows' && entry.asks !== undefined);
