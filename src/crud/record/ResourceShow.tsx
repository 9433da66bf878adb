import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { PageHeader } from '../../page/PageHeader';
import { Section } from '../../page/Section';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import type { Row } from '../../dataProvider/row';
import { DuplicateButton } from '../look/DuplicateButton';
import { formSections } from '../form/formSections';
import { RecordPage } from '../look/RecordPage';
import { useRecordPlaces } from '../look/RecordPlaces';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { recordTitle } from '../values/recordTitle';
import { PartTable } from './PartTable';
import { RecordFields } from './RecordFields';

interface Props {
  resource: ResourceDescriptor;
  record: Row;
  aside?: ReactNode;
}

/** A record to read, for those who may not change it: the sections of its form with values in place of inputs. */
export const ResourceShow = ({ resource, record, aside }: Props) => {
  const text = useCrudText();
  const { list } = useRecordPlaces(resource);
  const label = useLabel();
  const title = recordTitle(resource, record);
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        crumbs={[{ label: label(resource.label_plural), to: list }, { label: title }]}
        actions={
          <>
            <DuplicateButton resource={resource} id={record.id} />
            <Button component={RouterLink} to={list} variant="outlined">
              {text('back')}
            </Button>
          </>
        }
      />
      <RecordPage aside={aside}>
        <Box>
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {text('read_only')}
          </Alert>
          {formSections(resource).map((section) => (
            <Section key={section.label} title={label(section.label)}>
              <RecordFields fields={section.fields} record={record} />
              {section.parts.map((part) => (
                <PartTable key={part.name} owner={resource} part={part} record={record} />
              ))}
            </Section>
          ))}
        </Box>
      </RecordPage>
    </>
  );
};
