import type { ResourceDescriptor } from '#domain/fields/resource';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import type { CrudMessage } from '../look/messages';
import { manyDocuments, type Choice, type ManyAnswer } from './manyDocuments';
import { RefusedRows } from './RefusedRows';
import { UsedRows } from './UsedRows';
import { useChangeMany } from './useChangeMany';
import { useFreshQuery } from '../../dataProvider/useFreshQuery';

/** What a choice comes to and what uses it, asked anew each time a question about it opens. */
const useChosen = (resource: ResourceDescriptor, choice: Choice, enabled: boolean) => {
  const { data, error } = useFreshQuery({
    key: [resource.name, 'usage', JSON.stringify(choice)],
    query: manyDocuments.chosen(resource),
    variables: 'ids' in choice ? { ids: choice.ids } : { filter: choice.filter },
    enabled,
  });
  return { chosen: data?.chosen ?? null, error };
};

/** What is asked about before it is done to many records. */
export type ManyAction = 'remove' | 'deactivate' | 'activate';

const TEXTS: Readonly<Record<ManyAction, { title: CrudMessage; action: CrudMessage; text?: CrudMessage }>> = {
  remove: { title: 'delete_many_title', action: 'delete', text: 'delete_text' },
  deactivate: { title: 'set_inactive_title', action: 'set_inactive' },
  activate: { title: 'set_active_title', action: 'set_active' },
};

interface Props {
  resource: ResourceDescriptor;
  choice: Choice;
  count: number;
  /** How many of them the list does not show now. */
  hidden: number;
  action: ManyAction;
  onClose: () => void;
  onDone: (answer: ManyAnswer, action: ManyAction) => void;
}

/** Asks before many records are deleted or set inactive, and says what uses them. */
export const ManyDialog = ({ resource, choice, count, hidden, action, onClose, onDone }: Props) => {
  const text = useCrudText();
  const { run, busy, refusal } = useChangeMany(resource);
  const asks = action !== 'activate';
  const { chosen, error } = useChosen(resource, choice, asks);
  const blocked = action === 'remove' && (chosen?.blocked_count ?? 0) > 0;
  const texts = TEXTS[action];
  const said = [
    ...(hidden > 0 ? [text('many_hidden', { smart_count: hidden, count })] : []),
    ...(texts.text ? [text(texts.text)] : []),
  ];
  const confirm = async (): Promise<void> => {
    const answer =
      action === 'remove'
        ? await run(manyDocuments.remove(resource), { ...choice })
        : await run(manyDocuments.update(resource), { ...choice, values: { is_active: action === 'activate' } });
    if (answer) onDone(answer, action);
  };
  return (
    <ActionDialog
      open
      title={text(texts.title, { smart_count: count })}
      text={said.length > 0 && !blocked ? said.join(' ') : undefined}
      error={error ? text('failed') : null}
      action={text(texts.action)}
      danger={action === 'remove'}
      busy={busy}
      disabled={(asks && !chosen) || blocked}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {blocked && text('used_blocks', { smart_count: chosen?.blocked_count ?? 0 })}
      {asks && chosen && <UsedRows chosen={chosen} />}
      <RefusedRows refusal={refusal} />
    </ActionDialog>
  );
};
