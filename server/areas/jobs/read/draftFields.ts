import type { EntityColumn } from '../../../db/entityTable';
import { boulderShape, guniteHistoryShape, guniteShape } from './guniteShapes';
import { jobShape, subJobShape } from './jobShapes';
import { colorAdditionShape, crewInformationShape, pebbleShape } from './pebbleShapes';
import { presiteShape } from './presiteShape';
import { columnsOf, referencesOf, type Shape } from './shape';
import { targetOf } from './targets';
import { CHEMICALS, pebbleDetailShape, repairShape, scheduleShape, warrantyShape } from './warrantyShapes';

/** The parts of a job that drafts hold, by the name of their fields in `domain/generated/draftFields.ts`. */
const PARTS: Readonly<Record<string, Shape>> = {
  job: jobShape,
  subJob: subJobShape,
  // The statuses of its phases are told by id under another name, as are the crews of gunite.
  pebble: { ...pebbleShape, omit: ['prep_status_id', 'app_status_id', 'detail_status_id'] },
  crewRow: crewInformationShape,
  colorRow: colorAdditionShape,
  gunite: { ...guniteShape, idsOnly: ['crew_id', 'flash_crew_id'] },
  guniteEntry: guniteHistoryShape,
  boulderRow: boulderShape,
  warranty: { ...warrantyShape, omit: [...CHEMICALS, 'repair_supervisor_id'] },
  visit: scheduleShape,
  warrantyPebbleRow: pebbleDetailShape,
  repair: repairShape,
  presite: presiteShape,
  chemicals: { ...warrantyShape, only: CHEMICALS, omit: [], extras: {}, parts: {} },
};

/** Named by the place where a row stands, or by the server: no part of a draft. */
const UNHELD: ReadonlySet<string> = new Set(['id', 'job_id', 'job_detail_id', 'merged_into_job_id']);

/** What a draft holds of a reference, by the table that it points to. */
const CHOICES: Readonly<Record<string, string>> = {
  customer: 'company',
  customer_contact: 'contact',
  homeowner: 'homeowner',
  crew: 'crew',
  employee: 'person',
  lookup_addition: 'addition',
};

const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Quantity', 'Money']);

const kindOf = ({ kind, notNull }: EntityColumn): string => {
  if (kind === 'Boolean') return notNull ? 'flag' : 'answer';
  if (kind === 'Reference') return 'id';
  if (kind === 'LongText') return 'lines';
  return NUMBERS.has(kind) ? 'number' : 'text';
};

/** The fields of a part, with the kind in `domain/jobs/draftKinds.ts` that each is of. */
const fieldsOf = (shape: Shape): [name: string, kind: string][] => {
  const references = new Map(referencesOf(shape).map(({ column, field }) => [column.name, field]));
  return columnsOf(shape)
    .filter(({ name }) => !UNHELD.has(name))
    .map((column) => {
      const field = references.get(column.name);
      if (field === undefined || column.reference === undefined) return [column.name, kindOf(column)];
      return [field, targetOf(column.reference) ? (CHOICES[column.reference] ?? 'choice') : 'id'];
    });
};

const UNCHECKED: ReadonlySet<string> = new Set(['Boolean', 'Reference', 'DateTime', 'Color', 'Image', 'JSON']);

/** Made from the rows of lists, which are checked themselves [PEB-022 PEB-043 GUN-020]. */
const DERIVED: ReadonlySet<string> = new Set([
  'prep_date',
  'scheduled_app_date',
  'app_date',
  'detail_date',
  'scheduled_date',
  'flash_date',
  'finished_date',
]);
const isDerived = ({ parts = {} }: Shape, name: string): boolean =>
  ('crew_information' in parts || 'gunite_history' in parts) && DERIVED.has(name);

/** What the columns of a part say of their values; what the server alone sets is not checked. */
const checksOf = (shape: Shape): object[] =>
  columnsOf(shape)
    .filter(
      ({ name, kind, note }) =>
        !UNHELD.has(name) && !isDerived(shape, name) && !UNCHECKED.has(kind) && note.readOnly !== true,
    )
    .map(({ name, kind, note: { max, min, scale } }) => ({
      name,
      is: kind,
      ...(max === undefined ? {} : { max }),
      ...(min === undefined ? {} : { min }),
      ...(scale === undefined ? {} : { scale }),
    }));

const kindsUsed = (): string[] =>
  [...new Set(Object.values(PARTS).flatMap((shape) => fieldsOf(shape).map(([, kind]) => kind)))].toSorted();

/** The text of `domain/generated/draftFields.ts`: the fields of jobs and their parts with their kinds and checks. */
export const draftFieldsText = (header: string): string =>
  [
    `${header}import type { FieldCheck } from '../jobs/fieldChecks';\n`,
    `import { ${kindsUsed().join(', ')} } from '../jobs/draftKinds';\n`,
    ...Object.entries(PARTS).map(
      ([name, shape]) =>
        `\nexport const ${name}Fields = {\n${fieldsOf(shape)
          .map(([field, kind]) => (field === kind ? `  ${field},\n` : `  ${field}: ${kind},\n`))
          .join('')}};\n\nexport const ${name}Checks: readonly FieldCheck[] = [\n${checksOf(shape)
          .map((check) => `  ${JSON.stringify(check)},\n`)
          .join('')}];\n`,
    ),
  ].join('');
