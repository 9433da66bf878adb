import { useGetOne } from 'ra-core';
import { useId, useState } from 'react';
import { usesText } from '#domain/refusals/useNouns';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { errorText } from '../../dataProvider/errorText';
import type { Leave } from '../../dataProvider/useLeave';
import { useFreshQuery } from '../../dataProvider/useFreshQuery';
import { useLanguage } from '../../i18n/useLanguage';
import { useForgetting } from '../form/useForgetting';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import type { ManyAnswer } from '../many/manyDocuments';
import { RefusedRows } from '../many/RefusedRows';
import { useChangeMany } from '../many/useChangeMany';
import { recordTitle } from '../values/recordTitle';
import './merge.css';
import { mergeDocuments } from './mergeDocuments';
import { differingFields, proposedFields } from './mergedFields';
import { MergeFields } from './MergeFields';

interface Props {
  resource: ResourceDescriptor;
  /** The first is proposed to stay. */
  ids: readonly [number, number];
  onClose: () => void;
  onDone: (answer: ManyAnswer, merged: { keep: Row; gone: Row }) => void;
  /** Of a screen that shows one of them and stays behind the dialog; the dialog's own otherwise. */
  leave?: Leave;
}

interface FormProps extends Omit<Props, 'ids'> {
  rows: readonly [Row, Row];
}

const versionOf = ({ version }: Row): number => (typeof version === 'number' ? version : 0);

const MergeForm = ({ resource, rows, onClose, onDone, leave }: FormProps) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const group = useId();
  const { run, busy, refusal } = useChangeMany(resource);
  const [keepId, setKeepId] = useState(rows[0].id);
  const [keep, gone] = rows[0].id === keepId ? rows : [rows[1], rows[0]];
  const fields = differingFields(resource, keep, gone);
  /** What was chosen by hand, by the record that stays; the rest is as proposed. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const proposed = new Set(proposedFields(fields, keep, gone));
  const take = new Set(fields.map(({ name }) => name).filter((name) => chosen.get(name) ?? proposed.has(name)));
  const { data, error } = useFreshQuery({
    key: [resource.name, 'merge', gone.id],
    query: mergeDocuments.preview(resource),
    variables: { id: gone.id },
    enabled: true,
  });
  const moved = data?.uses.map(({ table, count }) => usesText(table, count, language)) ?? [];
  const names = { keep: recordTitle(resource, keep), gone: recordTitle(resource, gone) };
  const ownLeave = useForgetting(resource.name);
  const merge = () =>
    run(mergeDocuments.merge(resource), {
      keep_id: keep.id,
      keep_version: versionOf(keep),
      gone_id: gone.id,
      gone_version: versionOf(gone),
      take: [...take],
    });
  const confirm = async (): Promise<void> => {
    const answer = await (leave ?? ownLeave)([gone.id], merge);
    if (answer) onDone(answer, { keep, gone });
  };
  return (
    <ActionDialog
      open
      title={text('merge_title')}
      error={error ? text('failed') : null}
      action={text('merge')}
      busy={busy}
      disabled={!data}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <fieldset className="merge-field">
        <legend>{text('merge_keep')}</legend>
        {rows.map((row) => (
          <label key={row.id} className="merge-value">
            <input
              type="radio"
              name={group}
              checked={row.id === keepId}
              onChange={() => {
                setKeepId(row.id);
                setChosen(new Map());
              }}
            />
            <span>
              {recordTitle(resource, row)} #{row.id}
            </span>
          </label>
        ))}
      </fieldset>
      {data && (
        <p role="status">
          {moved.length === 0
            ? text('merge_moves_nothing', { gone: `${names.gone} #${gone.id}` })
            : text('merge_moves', {
                moved: moved.join(', '),
                keep: `${names.keep} #${keep.id}`,
                gone: `${names.gone} #${gone.id}`,
              })}
        </p>
      )}
      {fields.length > 0 && (
        <MergeFields
          fields={fields}
          keep={keep}
          gone={gone}
          take={take}
          onTake={(name, isTaken) => setChosen(new Map(chosen).set(name, isTaken))}
        />
      )}
      <RefusedRows refusal={refusal} />
    </ActionDialog>
  );
};

/** Makes one record of two, after it has shown what moves and which values stay [KEY-020]. */
export const MergeDialog = ({ resource, ids, ...props }: Props) => {
  // With all their fields: those of a title alone would hide what the one that goes takes with it.
  const { data: one, error } = useGetOne<Row>(resource.name, { id: ids[0] });
  const { data: other, error: otherError } = useGetOne<Row>(resource.name, { id: ids[1] });
  const text = useCrudText();
  const { language } = useLanguage();
  if (one && other) return <MergeForm resource={resource} rows={[one, other]} {...props} />;
  const fault = (one ? null : error) ?? (other ? null : otherError);
  if (!fault) return null;
  return (
    <ActionDialog
      open
      title={text('merge_title')}
      error={errorText(fault, language)}
      action={text('merge')}
      disabled
      onCancel={props.onClose}
      onConfirm={() => undefined}
    />
  );
};
