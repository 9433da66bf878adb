import { Suspense, useState } from 'react';
import { useSelected } from '../../../store/useValue';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../data/useJobFormText';
import { CriticalNoteDialog } from '../lateParts';
import { criticalNotes } from './criticalNotes';

/** Opens the critical notes once a visit, when all sub-jobs are there and no other dialog is open [JOB-071]. */
export const CriticalNotes = ({ isHeldBack }: { isHeldBack: boolean }) => {
  const text = useJobFormText();
  const { state } = useFormStore();
  const [isDone, setDone] = useState(false);
  const isReady = useSelected(state, ({ tabs }) => tabs.every(({ load }) => !load.is_still_loading));
  // What is typed into the form is known to who types it: the notes are those that were loaded.
  const stored = useSelected(state, ({ base }) => base.sub_jobs);
  if (isDone || !isReady || isHeldBack) return null;
  const notes = criticalNotes(stored, text('no_job_types'));
  return notes.length > 0 ? (
    <Suspense>
      <CriticalNoteDialog notes={notes} onClose={() => setDone(true)} />
    </Suspense>
  ) : null;
};
