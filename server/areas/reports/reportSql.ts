import type { SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import type { FilterValues } from '#domain/reports/report';
import type { ReportJobs } from '#domain/reports/reportJobs';

/** For which day a report is made, and which sub-jobs `d` count: all unless said. */
export interface ReportScope {
  today: CivilDate;
  reach: SQL | undefined;
  /** A column as its `table.field` is seen: null, of its own type, for whom it does not exist [USR-018]. */
  seen: (key: string, column: SQL) => SQL;
  /** Whether a `table.field` exists for who asks [USR-018]. */
  sees: (key: string) => boolean;
}

type JobsPart = Pick<Extract<ReportJobs, { filters: FilterValues }>, 'group' | 'row' | 'of'>;

/** A sum that a report makes its own way: of parts that are added up by group, and once more over the groups. */
interface OwnSum {
  parts: Readonly<Record<string, SQL>>;
  /** Over the parts by their names. */
  value: SQL;
}

/**
 * How the rows of a report are found, counted and told. A screen is told the first of them, and no report looks up more
 * for the others than what counts and orders them: `known` by the tables of `from`, `more` by those joined behind.
 */
export interface ReportSql {
  /** The tables whose rows count, with what narrows them. */
  from: (values: FilterValues, scope: ReportScope) => { tables: SQL; where: SQL };
  /** The tables of `from` once more, for the rows `f` that are told; absent where no row is looked up again. */
  again?: SQL;
  /** What is joined to either, a row to a row at most: left joins, which the database leaves out where nobody asks. */
  joins?: SQL;
  /** What tells rows apart as `row_id`, and where rows are jobs `job_id` and `job_detail_id`. */
  ids: Readonly<Record<string, SQL>>;
  /** The number of the group of a row, and the list of all: `id`, `name`, and `place`, which orders them. */
  group?: { id: (scope: ReportScope) => SQL; list: SQL };
  /** Columns by the tables of `from`, which sums and orders may ask of all rows. */
  known: (scope: ReportScope) => Readonly<Record<string, SQL>>;
  /** The columns that are read of the rows of one page alone; the others are `known`. */
  more?: (scope: ReportScope) => Readonly<Record<string, SQL>>;
  /** How the rows of a group are ordered, by names of `ids` and `known`, unless somebody sorts them; no two are alike. */
  place: string;
  /** The jobs behind a part of the report; those of its rows unless said. */
  jobs?: (values: FilterValues, scope: ReportScope, part: JobsPart) => SQL;
  own?: Readonly<Record<string, OwnSum>>;
  /** One list of few rows, of which a screen has all. */
  isShort?: true;
}
