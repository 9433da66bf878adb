import Button from '@mui/material/Button';
import { useGetOne } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { RecordComments } from '../../comments/RecordComments';
import { formSections } from '../form/formSections';
import { RecordFields } from '../record/RecordFields';
import { useLabel } from '../look/useLabel';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import type { Row } from '../../dataProvider/row';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { Section } from '../../page/Section';
import { useCrudText } from '../look/useCrudText';
import type { AnswerRefusal } from '../form/useResourceForm';
import { DialogForm, type Follow } from './DialogForm';

interface Props {
  resource: ResourceDescriptor;
  /** null makes a new one. */
  id: number | null;
  /** Its form stood here before it was stored, and stays. */
  isMadeHere: boolean;
  mayEdit: boolean;
  followed?: Follow | undefined;
  answerRefusal?: AnswerRefusal | undefined;
  onBack: () => void;
  onSaved: (saved: Row) => void;
  onUnsaved: (save: (() => Promise<boolean>) | null) => void;
}

/** One record, stored or new: its form, or the same to read without the right to change it. */
export const DialogRecord = ({
  resource,
  id,
  isMadeHere,
  mayEdit,
  followed,
  answerRefusal,
  onBack,
  onSaved,
  onUnsaved,
}: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { data, error, refetch } = useGetOne<Row>(
    resource.name,
    { id: id ?? 0 },
    { retry: false, enabled: id !== null },
  );
  const isForm = mayEdit && (id === null || isMadeHere);
  if (!isForm && takesPlaceOf(data, error)) return <ErrorView onRetry={() => void refetch()} />;
  if (!isForm && !data) return <Loading variant="panel" />;
  const comments = id !== null && <RecordComments entity={resource.name} id={id} />;
  if (mayEdit)
    return (
      <>
        <DialogForm
          resource={resource}
          record={id === null ? null : (data ?? null)}
          followed={followed}
          answerRefusal={answerRefusal}
          onBack={onBack}
          onSaved={onSaved}
          onUnsaved={onUnsaved}
        />
        {comments}
      </>
    );
  return (
    <>
      {formSections(resource).map((section) => (
        <Section key={section.label} title={label(section.label)}>
          {data && <RecordFields fields={section.fields} record={data} />}
        </Section>
      ))}
      {comments}
      <div className="records-actions">
        <Button variant="outlined" onClick={onBack}>
          {text('back')}
        </Button>
      </div>
    </>
  );
};
