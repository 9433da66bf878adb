import Button from '@mui/material/Button';
import { useGetOne } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { formSections } from '../../crud/form/formSections';
import { RecordFields } from '../../crud/record/RecordFields';
import { useLabel } from '../../crud/look/useLabel';
import type { Row } from '../../dataProvider/row';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { Section } from '../../page/Section';
import { useInventoryText } from '../useInventoryText';
import { ProductForm } from './ProductForm';

interface Props {
  resource: ResourceDescriptor;
  id: number;
  mayEdit: boolean;
  onBack: () => void;
  onSaved: () => void;
}

/** One product: its form, or the same to read without the right to change it. */
export const ProductRecord = ({ resource, id, mayEdit, onBack, onSaved }: Props) => {
  const text = useInventoryText();
  const label = useLabel();
  const { data, error, refetch } = useGetOne<Row>(resource.name, { id }, { retry: false });
  if (error) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <Loading variant="panel" />;
  if (mayEdit) return <ProductForm key={id} resource={resource} record={data} onBack={onBack} onSaved={onSaved} />;
  return (
    <>
      {formSections(resource).map((section) => (
        <Section key={section.label} title={label(section.label)}>
          <RecordFields fields={section.fields} record={data} />
        </Section>
      ))}
      <div className="products-actions">
        <Button variant="outlined" onClick={onBack}>
          {text('back')}
        </Button>
      </div>
    </>
  );
};
