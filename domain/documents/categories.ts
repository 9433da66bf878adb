import type { LocalText } from '../localText';
import { STAGE_LABELS } from '../labels/stages';
import { FIELD_LABELS } from '../labels/fields';
import { STATE_LABELS } from '../labels/states';

/**
 * What an uploaded file is, and the folder that it goes to: null for that of a sub-job's presite, and for the one that
 * it was dropped on.
 */
export interface DocumentCategory {
  id: number;
  name: LocalText;
  folder: string | null;
}

/** The category of files that are dropped on a folder. */
export const JOB_FILE = 5;
export const PRESITE_FILE = 2;

/** The fourteen categories of documents [DOC-045]. */
export const DOCUMENT_CATEGORIES: readonly DocumentCategory[] = [
  { id: 1, name: { en: 'Plan', es: 'Plano' }, folder: 'Plan/' },
  { id: PRESITE_FILE, name: STAGE_LABELS.presite, folder: null },
  { id: 3, name: STAGE_LABELS.gunite, folder: 'Gunite/' },
  { id: 4, name: STAGE_LABELS.warranty, folder: 'Warranty/' },
  { id: JOB_FILE, name: { en: 'Job File', es: 'Archivo del trabajo' }, folder: null },
  { id: 6, name: STATE_LABELS.estimate, folder: 'Estimate/' },
  { id: 7, name: { en: 'Estimate Email', es: 'Correo del presupuesto' }, folder: 'Estimate/Email/' },
  { id: 8, name: STAGE_LABELS.pebble, folder: 'Pebble/' },
  { id: 9, name: { en: 'Pebble Prep', es: 'Pebble: preparación' }, folder: 'Pebble/Prep/' },
  { id: 10, name: { en: 'Pebble App', es: 'Pebble: aplicación' }, folder: 'Pebble/App/' },
  { id: 11, name: { en: 'Pebble Detail', es: 'Pebble: detalle' }, folder: 'Pebble/Detail/' },
  { id: 12, name: { en: 'Pebble Slurry', es: 'Pebble: lodo' }, folder: 'Pebble/Slurry/' },
  { id: 13, name: { en: 'Pebble Other', es: 'Pebble: otros' }, folder: 'Pebble/Other/' },
  { id: 14, name: FIELD_LABELS.request_form, folder: 'Request Form/' },
];

/** Whether a file of a category may go to a folder; `presite` are the presite folders of the job. */
export const fitsCategory = (id: number, folder: string, presite: ReadonlySet<string>): boolean => {
  if (id === JOB_FILE) return true;
  if (id === PRESITE_FILE) return [...presite].some((one) => folder.startsWith(one));
  return DOCUMENT_CATEGORIES.some((category) => category.id === id && category.folder === folder);
};
