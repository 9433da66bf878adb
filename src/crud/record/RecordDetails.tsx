import type { ResourceDescriptor } from '#domain/fields/resource';
import { Section } from '../../page/Section';
import type { Row } from '../../dataProvider/row';
import { useCrudText } from '../look/useCrudText';
import { RecordFields } from './RecordFields';

interface Props {
  resource: ResourceDescriptor;
  record: Row;
}

const SHOWN: readonly string[] = ['id', 'created_at', 'updated_at'];

/** The number of a record, when it was made and when it was changed last; and what the server computes of it. */
export const RecordDetails = ({ resource, record }: Props) => {
  const text = useCrudText();
  const own = resource.fields.filter(({ name }) => SHOWN.includes(name));
  const computed = resource.computed
    .filter(({ is_hidden }) => is_hidden !== true)
    .map((field) => ({ ...field, required: true, readOnly: true }));
  return (
    <Section title={text('details')}>
      <RecordFields fields={[...own, ...computed]} record={record} columns={2} />
    </Section>
  );
};
