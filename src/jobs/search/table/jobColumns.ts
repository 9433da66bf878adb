import type { LocalText } from '#domain/localText';
import { SEARCH_COLUMNS, type SearchColumnName } from '#domain/jobSearch/searchColumns';
import type { ColumnPreferences } from '../../../crud/listState/listColumns';
import { FIELD_LABELS } from '#domain/labels/fields';

/** What a row knows besides the columns by which it can be sorted: shown when a user chooses so. */
const MORE_COLUMNS = {
  entered_date: { label: { en: 'Entered', es: 'Ingresado' } },
  days_old: { label: { en: 'Days Old', es: 'Días' } },
  is_request_form: { label: { en: 'Request Form', es: 'Formulario' } },
  prep_date: { label: { en: 'Prep Date', es: 'Preparación' } },
  app_date: { label: { en: 'App Date', es: 'Aplicación' } },
  finished_date: { label: FIELD_LABELS.finished },
  next_date: { label: { en: 'Next Date', es: 'Próxima fecha' } },
  next_crew: { label: { en: 'Next Crew', es: 'Próxima cuadrilla' } },
} as const satisfies Record<string, { label: LocalText }>;

export type JobColumnName = SearchColumnName | keyof typeof MORE_COLUMNS;

const COLUMNS: Readonly<Record<JobColumnName, { label: LocalText }>> = { ...SEARCH_COLUMNS, ...MORE_COLUMNS };

const isJobColumn = (name: string): name is JobColumnName => Object.hasOwn(COLUMNS, name);

export const JOB_COLUMNS: readonly JobColumnName[] = Object.keys(COLUMNS).filter(isJobColumn);

export const labelOf = (name: JobColumnName): LocalText => COLUMNS[name].label;

/**
 * The columns that the user chose, in their order; the ten of the documents when nothing of a choice is left [JS-004].
 */
export const shownJobColumns = (preferences: ColumnPreferences | null): readonly JobColumnName[] => {
  const own = (preferences?.shown ?? []).filter(isJobColumn);
  return own.length > 0 ? own : JOB_COLUMNS.filter((name) => name in SEARCH_COLUMNS);
};

/** The least width of each column in pixels, and its share of what is left over. */
const ROOM: Readonly<Record<JobColumnName, readonly [least: number, share: number]>> = {
  job_id: [70, 0],
  name: [104, 1.6],
  company: [84, 1.2],
  category: [84, 0],
  address_line_1: [100, 1.45],
  city: [78, 0.95],
  job_types: [76, 1.2],
  color: [74, 0.95],
  supervisor: [78, 0.95],
  status: [104, 1],
  entered_date: [92, 0],
  days_old: [80, 0],
  is_request_form: [100, 0],
  prep_date: [92, 0],
  app_date: [92, 0],
  finished_date: [92, 0],
  next_date: [116, 0],
  next_crew: [96, 0.9],
};
const SELECT = 40;
const ACTIONS = 72;

/** The grid of head and rows, and the least width of both in pixels. */
export const jobGrid = (
  columns: readonly JobColumnName[],
  preferences: ColumnPreferences | null,
  isSelectable: boolean,
): { columns: string; least: number } => {
  const own = columns.map((name) => {
    const [least, share] = ROOM[name];
    const width = preferences?.widths[name];
    if (width !== undefined) return { track: `${width}px`, least: width };
    return { track: share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`, least };
  });
  const tracks = [
    ...(isSelectable ? [{ track: `${SELECT}px`, least: SELECT }] : []),
    ...own,
    // Without a column that stretches, the links at the end stand at the edge all the same.
    { track: `minmax(${ACTIONS}px, ${own.some(({ track }) => track.endsWith('fr)')) ? 0 : 1}fr)`, least: ACTIONS },
  ];
  return {
    columns: tracks.map(({ track }) => track).join(' '),
    least: tracks.reduce((sum, { least }) => sum + least, 0),
  };
};
