import { useMemo, type ReactNode, useCallback } from 'react';
import type { DraftRow } from '#domain/jobs/draft';
import { useLocalText } from '../../../i18n/useLocalText';
import { Section } from '../../../page/Section';
import { EntryTable } from '../../entries/EntryTable';
import { useRowErrors } from '../../entries/useRowErrors';
import { useRows } from '../../form/state/useRows';
import { useJobLookups } from '../../form/data/useJobLookups';
import type { EntryList } from './entryLists';
import { readPath, writePath } from '../../form/state/draftPath';
import { useFormStore } from '../../form/state/FormContext';
import { useScope } from '../../form/state/FormScope';

/**
 * Answers a function that puts the sub-job around back to how it stands now, with what the rules made of the edits
 * since: the Cancel of a dialog. Other sub-jobs keep what came meanwhile.
 */
const useTakeBack = (): (() => () => void) => {
  const store = useFormStore();
  const scope = useScope();
  return useCallback(() => {
    const { draft, struck, issues, refused, notices } = store.state.get();
    const subJob = readPath(draft, scope);
    return () => store.put((now) => ({ draft: writePath(now.draft, scope, subJob), struck, issues, refused, notices }));
  }, [store, scope]);
};

interface Props<Row extends DraftRow> {
  list: EntryList<Row>;
  /** Below the rows, such as their sum. */
  children?: ReactNode;
}

/** A section with the rows of a list of the sub-job around. */
export const SubJobEntries = <Row extends DraftRow>({
  list: { words, columns, path, select, make, extra },
  children,
}: Props<Row>) => {
  const local = useLocalText();
  const rows = useRows(path, select);
  const errorsOf = useRowErrors(path);
  const takeBack = useTakeBack();
  const lookups = useJobLookups();
  const names = useMemo(
    () => ({
      statuses: new Map(lookups.statuses.map((status) => [status.id, status])),
      guniteTypes: new Map(lookups.guniteTypes.map(({ id, name }) => [id, { id, name: name ?? null }])),
    }),
    [lookups],
  );
  return (
    <Section
      title={local(words.title)}
      aside={<span className="sub-count">{rows.lines.filter(({ isRemoved }) => !isRemoved).length}</span>}
    >
      <EntryTable<Row>
        words={words}
        columns={columns}
        list={path}
        lines={rows.lines}
        readOnly={rows.readOnly}
        errorsOf={errorsOf}
        onOpen={takeBack}
        {...(extra ? { extra } : {})}
        onAdd={() => rows.add((key, present) => make(key, present, names))}
        onRemove={rows.remove}
        onRestore={rows.restore}
      />
      {children}
    </Section>
  );
};
