import type { LocalText } from '#domain/localText';

/** A key that works on what stands on the screen, without being a command of its own. */
export interface PageKey {
  id: string;
  label: LocalText;
  key: string;
  /** Whether what it works on stands on the screen. */
  isHere: () => boolean;
}

const SAVE: LocalText = { en: 'Save', es: 'Guardar' };

const has = (what: string) => (): boolean => document.querySelector(`main :is(${what})`) !== null;

const FORMS = 'main :is(form, .job-form, [data-fields])';
/** A box to search in is no form. */
const hasForm = (): boolean =>
  [...document.querySelectorAll(FORMS)].some((form) => form.querySelectorAll('input, textarea').length > 1);
const hasTable = has('[data-line], [data-sheet]');
const hasDates = has('[aria-keyshortcuts="Alt+ArrowDown"]');
const savesByKey = has('[aria-keyshortcuts~="Control+S"]');
const hasNextJob = has('.daily-next');

/** The keys of forms, tables and dates, of which those that work here are listed [KEY-016]. */
export const PAGE_KEYS: readonly PageKey[] = [
  {
    id: 'form.save',
    key: 'mod+s',
    label: SAVE,
    isHere: savesByKey,
  },
  {
    id: 'form.save_enter',
    key: 'mod+enter',
    label: SAVE,
    isHere: () => savesByKey() && !hasNextJob(),
  },
  {
    id: 'daily.next',
    key: 'mod+enter',
    label: { en: 'Save and go to the next job', es: 'Guardar e ir al trabajo siguiente' },
    isHere: hasNextJob,
  },
  { id: 'form.next', key: 'tab', label: { en: 'Next field', es: 'Campo siguiente' }, isHere: hasForm },
  { id: 'form.previous', key: 'shift+tab', label: { en: 'Field before', es: 'Campo anterior' }, isHere: hasForm },
  {
    id: 'form.other',
    key: 'f6',
    label: { en: 'Headings and buttons between fields', es: 'Títulos y botones entre los campos' },
    isHere: hasForm,
  },
  {
    id: 'form.back',
    key: 'escape',
    label: { en: 'Give back what stood in the field', es: 'Devolver lo que había en el campo' },
    isHere: () => hasForm() || hasTable(),
  },
  {
    id: 'table.down',
    key: 'enter',
    label: { en: 'In a table: the next row', es: 'En una tabla: la fila siguiente' },
    isHere: hasTable,
  },
  {
    id: 'date.today',
    key: 't',
    label: { en: 'In a date: today; + and - a day on or back', es: 'En una fecha: hoy; + y - un día más o menos' },
    isHere: hasDates,
  },
  {
    id: 'date.calendar',
    key: 'alt+arrowdown',
    label: { en: 'In a date: open the calendar', es: 'En una fecha: abrir el calendario' },
    isHere: hasDates,
  },
];

/** What works in every dialog. */
export const DIALOG_KEYS: readonly Omit<PageKey, 'isHere'>[] = [
  {
    id: 'dialog.enter',
    key: 'enter',
    label: { en: 'In a dialog: its first action', es: 'En un diálogo: su primera acción' },
  },
  {
    id: 'dialog.mod_enter',
    key: 'mod+enter',
    label: { en: 'In a dialog: the same, from anywhere', es: 'En un diálogo: lo mismo, desde cualquier campo' },
  },
];
