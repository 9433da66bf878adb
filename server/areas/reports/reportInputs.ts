import { z } from 'zod';
import { badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { YEAR_CATEGORIES, type FilterValues, type Report } from '#domain/reports/report';
import { filterInput } from '#domain/reports/reportInput';
import { MEASURES } from '#domain/reports/yearOverYear';
import { asInput } from '../../api/zodInput';
import type { YearQuestion } from './readYears';

/** "reportTopContacts" is "TopContacts" in the names of its types. */
export const stemOf = ({ query }: Report): string => query.slice('report'.length);

/** The filters of a report as an input. */
export const filtersInput = (report: Report) =>
  asInput(
    z.strictObject(
      Object.fromEntries(
        report.filters.map((filter) => {
          const input = filterInput(filter);
          return [filter.name, filter.kind === 'date' ? asInput(input, { scalar: 'Date' }) : input];
        }),
      ),
    ),
    {
      type: `Report${stemOf(report)}Filters`,
      description: 'An absent filter is the preset of the report, null is all.',
    },
  );

/** The filters of the reports of years. */
export const yearsInput = asInput(
  z.strictObject({
    category: z.enum(YEAR_CATEGORIES).describe(YEAR_CATEGORIES.join(', ')),
    measure: z.enum(MEASURES).nullish().describe(MEASURES.join(', ')),
    from_year: z.int().min(1990).max(2100).nullish(),
    to_year: z.int().min(1990).max(2100).nullish(),
  }),
  { type: 'ReportYearOverYearFilters', description: 'Five years up to this one unless said.' },
);

/** @throws AppError BAD_USER_INPUT for unknown or ill-typed filters, with the path of each */
export const readFilters = (report: Report, given: unknown): FilterValues => {
  const parsed = z.object({ filters: filtersInput(report) }).safeParse({ filters: given ?? {} });
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return Object.fromEntries(
    Object.entries(parsed.data.filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** @throws AppError BAD_USER_INPUT as `readFilters` */
export const readYearFilters = (given: unknown): YearQuestion => {
  const parsed = z.object({ filters: yearsInput }).safeParse({ filters: given });
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data.filters;
};
