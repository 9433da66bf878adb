import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import type { FieldKind } from '#domain/fields/descriptor';
import {
  REPORT_NAMES,
  type Report,
  type ReportAnswer,
  type ReportColumn,
  type ReportRow,
  type ReportSort,
  type ReportTotals,
} from '#domain/reports/report';
import { REPORTS } from '#domain/reports/reports';
import { YEAR_REPORTS, type YearRow } from '#domain/reports/yearOverYear';
import { demand } from '../../access/demand';
import type { SchemaKit, SchemaModule } from '../../api/schema';
import { inputTypeFor } from '../../api/zodInput';
import { readChoices, type ReportChoices } from './readChoices';
import { readReport } from './readReport';
import { readYears, type YearAnswer } from './readYears';
import { reportScope } from './reportScope';
import { filtersInput, readFilters, readYearFilters, stemOf, yearsInput } from './reportInputs';

type Scalar = 'Int' | 'Quantity' | 'Boolean' | 'Date' | 'String' | 'PhoneNumber';
const SCALARS: Partial<Record<FieldKind, Scalar>> = {
  Int: 'Int',
  Quantity: 'Quantity',
  Boolean: 'Boolean',
  Date: 'Date',
  PhoneNumber: 'PhoneNumber',
};
const scalarOf = ({ kind }: Pick<ReportColumn, 'kind'>): Scalar => SCALARS[kind] ?? 'String';

/** Fields of a row beyond its columns: where links and marks lead. */
const HIDDEN: readonly ReportColumn[] = ['row_id', 'job_id', 'customer_id'].map((name) => ({
  name,
  label: { en: name, es: name },
  kind: 'Int',
}));
const PLACES: readonly ReportColumn[] = (
  [
    ['lat', 'Quantity'],
    ['lon', 'Quantity'],
    ['pin', 'String'],
  ] as const
).map(([name, kind]) => ({ name, label: { en: name, es: name }, kind }));

const fieldsOf = (report: Report): ReportColumn[] => {
  const more = [...HIDDEN, ...(report.hasMap ? PLACES : [])];
  return [...report.columns, ...more.filter(({ name }) => !report.columns.some((column) => column.name === name))];
};

const sortOf = (column: string | null | undefined, asc: boolean | null | undefined): ReportSort | null =>
  column ? { column, descending: asc === false } : null;

const addReport = ({ builder }: SchemaKit, report: Report): void => {
  const stem = stemOf(report);
  const row = builder.objectRef<ReportRow>(`Report${stem}Row`).implement({
    fields: (t) => ({
      ...Object.fromEntries(
        fieldsOf(report).map((column) => [
          column.name,
          t.field({ type: scalarOf(column), resolve: (cells) => cells[column.name] ?? null }),
        ]),
      ),
      group_name: t.field({ type: 'String', resolve: ({ group_name }) => group_name ?? null }),
    }),
  });
  const summed = report.columns.filter(({ total }) => total !== undefined);
  const totals = builder.objectRef<ReportTotals>(`Report${stem}Totals`).implement({
    fields: (t) => ({
      group_name: t.field({
        type: 'String',
        description: 'Null of the sum of all.',
        resolve: ({ group_name }) => group_name,
      }),
      count: t.exposeInt('count', { nullable: false, description: 'Its rows, also those that are not given out.' }),
      job_rows: t.field({
        type: 'Int',
        description: 'How many rows the job search has for them; null where the rows are no jobs.',
        resolve: ({ job_rows }) => job_rows,
      }),
      ...Object.fromEntries(
        summed.map(({ name }) => [name, t.field({ type: 'Quantity', resolve: ({ sums }) => sums[name] ?? null })]),
      ),
    }),
  });
  const answer = builder.objectRef<ReportAnswer>(`Report${stem}`).implement({
    fields: (t) => ({
      rows: t.field({ type: [row], nullable: false, resolve: ({ rows }) => [...rows] }),
      groups: t.field({ type: [totals], nullable: false, resolve: ({ groups }) => [...groups] }),
      totals: t.field({ type: totals, nullable: false, resolve: ({ totals: sums }) => sums }),
      ...(report.compares && {
        other_groups: t.field({
          type: [totals],
          description: 'The sums of the time between other_from and other_to; null without it.',
          resolve: ({ other }) => other && [...other.groups],
        }),
        other_totals: t.field({ type: totals, resolve: ({ other }) => other?.totals ?? null }),
      }),
    }),
  });
  builder.queryField(report.query, (t) =>
    t.field({
      type: answer,
      nullable: false,
      description: `${report.label.en}. At most 2,000 rows are given out; the sums are of all of them.`,
      extensions: { need: report.need },
      args: {
        filters: t.arg({ type: inputTypeFor(builder, filtersInput(report)) }),
        sort: t.arg.string({ description: 'A column; the order of the report itself when absent.' }),
        asc: t.arg.boolean({ description: 'Upwards unless false.' }),
      },
      resolve: (_root, { filters, sort, asc }, { read, actor, today }) => {
        const question = { filters: readFilters(report, filters), sort: sortOf(sort, asc) };
        return read((runner) => readReport(runner, report, question, reportScope(actor, today)));
      },
    }),
  );
};

/** The three reports of years are one query; the category decides which code is asked for [RPT-001 RPT-005]. */
const addYears = ({ builder }: SchemaKit): void => {
  const row = builder.objectRef<YearRow>('ReportYearOverYearRow').implement({
    fields: (t) => ({
      month: t.field({
        type: 'String',
        nullable: false,
        description: '1 to 12, year_to_date or total.',
        resolve: ({ month }) => String(month),
      }),
      values: t.field({
        type: ['Quantity'],
        nullable: false,
        description: 'One for each year.',
        resolve: ({ values }) => [...values],
      }),
      change: t.field({
        type: 'Quantity',
        description: 'Per cent of the last year to the one before.',
        resolve: ({ change }) => change,
      }),
    }),
  });
  const answer = builder.objectRef<YearAnswer>('ReportYearOverYear').implement({
    fields: (t) => ({
      years: t.field({ type: ['Int'], nullable: false, resolve: ({ years }) => [...years] }),
      rows: t.field({ type: [row], nullable: false, resolve: ({ rows }) => [...rows] }),
      totals: t.field({
        type: row,
        nullable: false,
        description: 'The last of the rows.',
        resolve: ({ rows }): YearRow => rows.at(-1) ?? { month: 'total', values: [], change: null },
      }),
    }),
  });
  builder.queryField('reportYearOverYear', (t) =>
    t.field({
      type: answer,
      nullable: false,
      extensions: { need: CALLS.reportYearOverYear.need },
      args: {
        filters: t.arg({ type: inputTypeFor(builder, yearsInput), required: true }),
        sort: t.arg.string({ description: 'month, a year or change; the order of the months when absent.' }),
        asc: t.arg.boolean({ description: 'Upwards unless false.' }),
      },
      resolve: (_root, { filters, sort, asc }, { read, today, actor }) => {
        const question = readYearFilters(filters);
        demand(actor, YEAR_REPORTS[question.category].need);
        const sorted = { ...question, sort: sortOf(sort, asc) };
        return read((runner) => readYears(runner, sorted, reportScope(actor, today)));
      },
    }),
  );
};

/** What can be chosen in the filters of a report, for who may see the report. */
const addChoices = ({ builder }: SchemaKit): void => {
  const option = builder.objectRef<{ id: number; name: string }>('ReportOption').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
    }),
  });
  const choices = builder.objectRef<ReportChoices>('ReportChoices').implement({
    fields: (t) => ({
      filter: t.exposeString('filter', { nullable: false }),
      options: t.field({ type: [option], nullable: false, resolve: ({ options }) => [...options] }),
    }),
  });
  builder.queryField('reportChoices', (t) =>
    t.field({
      type: [choices],
      nullable: false,
      extensions: { need: CALLS.reportChoices.need },
      args: { report: t.arg.string({ required: true, description: REPORT_NAMES.join(', ') }) },
      resolve: (_root, { report: asked }, { runner, actor }) => {
        const name = REPORT_NAMES.find((one) => one === asked);
        if (!name) throw new AppError('NOT_FOUND');
        demand(actor, REPORTS[name].need);
        return readChoices(runner, REPORTS[name]);
      },
    }),
  );
};

/** The reports, a query for each row of their table [RPT-013]. */
export const reportCalls: SchemaModule = (kit) => {
  for (const name of REPORT_NAMES) addReport(kit, REPORTS[name]);
  addYears(kit);
  addChoices(kit);
};
