import { noteWords, type DayNote } from '#domain/boards/workdays/dayNote';
import { useLanguage } from '../i18n/useLanguage';
import './dayNotes.css';

export interface DayNotesProps {
  notes: readonly DayNote[];
  /** Below the name of the crew or person: it is not said again. */
  isOfRow?: boolean;
}

/** That nobody works on a day, or fewer do, in words; hatched where nobody does [SDY-001]. */
export default function DayNoteList({ notes, isOfRow = false }: DayNotesProps) {
  const { language } = useLanguage();
  return (
    <ul className="day-notes">
      {notes.map((note) => (
        <li key={note.key} className={note.is_off ? 'is-off' : undefined}>
          {isOfRow ? note[language] : noteWords(note, language)}
        </li>
      ))}
    </ul>
  );
}
