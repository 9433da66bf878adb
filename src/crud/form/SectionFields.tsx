import Box from '@mui/material/Box';
import { Fragment, Suspense } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { Section } from '../../page/Section';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useFormOverride } from '../values/overrides';
import { useLabel } from '../look/useLabel';
import { InactiveNotice } from './InactiveNotice';
import { fieldSpans } from './fieldSpan';
import { FormField } from './FormField';
import type { FormSection } from './formSections';
import { PartRows } from './PartRows';

const RecordAddressWarnings = fetchedLater(() => import('./RecordAddressWarnings'));

/** What is held against each other in a section that has them all. */
const ADDRESS = ['zip_code', 'city', 'state'];

interface Props {
  resource: ResourceDescriptor;
  section: FormSection;
}

/** One collapsible section of a form with its fields on a grid of twelve columns. */
export const SectionFields = ({ resource, section }: Props) => {
  const label = useLabel();
  const spans = fieldSpans(section.fields);
  const { inputs = {}, parts = {} } = useFormOverride(resource.name);
  return (
    <Section title={label(section.label)}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 2, rowGap: 2, pt: 0.5 }}
      >
        {section.fields.map((field, index) => (
          <FormField key={field.name} field={field} span={spans[index] ?? 12} draw={inputs[field.name]} />
        ))}
        {section.fields.some(({ name }) => name === 'is_active') && <InactiveNotice resource={resource} />}
        {ADDRESS.every((name) => section.fields.some((field) => field.name === name)) && (
          <Suspense>
            <RecordAddressWarnings />
          </Suspense>
        )}
        {section.parts.map((part) => (
          <Fragment key={part.name}>{parts[part.name]?.(part) ?? <PartRows owner={resource} part={part} />}</Fragment>
        ))}
      </Box>
    </Section>
  );
};
