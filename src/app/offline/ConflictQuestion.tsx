import { RESOURCES } from '#domain/generated/resources';
import { isRecord, textOf } from '#domain/values';
import { useLanguage } from '../../i18n/useLanguage';
import { jobOf } from '../../jobs/offline/deviceJobs';
import { pathLabel } from '../../jobs/form/save/pathLabel';
import { valueText } from '../../jobs/form/save/valueText';
import { useOfflineText } from '../../offline/messages';
import type { Question } from '../../offline/sync/createSync';
import { ConflictDialog } from '../../saving/ConflictDialog';
import { AppTheme } from '../../theme/AppTheme';

interface Props {
  question: Question;
  answer: (theirs: ReadonlySet<string> | null) => void;
}

/** The label of a field of a record, by its last step: rows are named by their fields. */
const fieldLabel = (key: string, path: string): string => {
  const [entity = '', table = ''] = key.split(':');
  const resource = RESOURCES.find(({ name }) => name === (entity === 'work_order' ? table : entity));
  const steps = path.split('.');
  const fields = [
    ...(resource?.fields ?? []),
    ...(resource?.parts.flatMap(({ entity: { fields: own } }) => own) ?? []),
  ];
  const part = resource?.parts.find(({ name }) => name === steps[0]);
  const field = fields.find(({ name }) => name === steps.at(-1))?.label;
  return [part?.label_one, field].filter(Boolean).join(': ') || path;
};

/** Asks, before anything is written, about each value that was changed here and by somebody else; one must be picked of each [OFF-030]. */
const ConflictQuestion = ({ question: { change, contested, theirs }, answer }: Props) => {
  const text = useOfflineText();
  const { language } = useLanguage();
  const isJob = change.entity === 'job' || change.entity === 'estimate';
  const labelOf = (path: string): string => {
    if (!isJob) return fieldLabel(change.key, path);
    const of = (draft: unknown): string => pathLabel(jobOf({ key: change.key, draft, change }), path, language);
    return of(theirs) || of(change.mine);
  };
  const written = (value: unknown, isRow: boolean): string => {
    if (isRow) return text(value === undefined ? 'row_gone' : 'row_there');
    return valueText(value, { yes: text('yes'), no: text('no'), empty: text('empty') });
  };
  const rows = contested.map(({ path, mine, theirs: other }) => {
    const isRow = mine === undefined || other === undefined || (isRecord(mine) && textOf(mine.key) !== null);
    return { path, label: labelOf(path), mine: written(mine, isRow), theirs: written(other, isRow) };
  });
  return (
    <AppTheme>
      <ConflictDialog
        rows={rows}
        words={{ title: text('resolve'), text: text('resolve_text', { title: change.title || change.key }) }}
        mustChoose
        isBusy={false}
        onMerge={answer}
        onDiscard={() => answer(new Set(contested.map(({ path }) => path)))}
        onClose={() => answer(null)}
      />
    </AppTheme>
  );
};

export default ConflictQuestion;
