import { Suspense } from 'react';
import type { DayNotesProps } from './DayNoteList';
import { fetchedLater } from './fetchedLater';

const DayNoteList = fetchedLater(() => import('./DayNoteList'));

/** What is to be known of a day; most days are worked, and fetch nothing for it [SDY-001]. */
export const DayNotes = (props: DayNotesProps) =>
  props.notes.length > 0 && (
    <Suspense fallback={null}>
      <DayNoteList {...props} />
    </Suspense>
  );
