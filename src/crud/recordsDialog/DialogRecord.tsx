import Button from '@mui/material/Button';
import { useGetOne } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { formSections } from '../form/formSections';
import { RecordFields } from '../record/RecordFields';
import { useLabel } from '../look/useLabel';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import type { Row } from '../../dataProvider/row';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { Section } from '../../page/Section';
import { useCrudText } from '../look/useCrudText';
import type { Settle } from '../form/useResourceForm';
import { DialogForm, type Follow } from './DialogForm';

interface Props {
  resource: ResourceDescriptor;
  id: number;
  mayEdit: boolean;
  followed?: Follow | undefined;
  settle?: Settle | undefined;
  onBack: () => void;
  onSaved: () => void;
  onUnsaved: (save: (() => Promise<boolean>) | null) => void;
}

/** One record: its form, or the same to read without the right to change it. */
export const DialogRecord = ({ resource, id, mayEdit, followed, settle, onBack, onSaved, onUnsaved }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { data, error, refetch } = useGetOne<Row>(resource.name, { id }, { retry: false });
  if (takesPlaceOf(data, error)) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <Loading variant="panel" />;
  if (mayEdit)
    return (
      <DialogForm
        key={id}
        resource={resource}
        record={data}
        followed={followed}
        settle={settle}
        onBack={onBack}
        onSaved={onSaved}
        onUnsaved={onUnsaved}
      />
    );
  return (
    <>
      {formSections(resource).map((section) => (
        <Section key={section.label} title={label(section.label)}>
          <RecordFields fields={section.fields} record={data} />
        </Section>
      ))}
      <div className="records-actions">
        <Button variant="outlined" onClick={onBack}>
          {text('back')}
        </Button>
      </div>
    </>
  );
};
