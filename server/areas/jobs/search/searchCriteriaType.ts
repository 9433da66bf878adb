import { oncePerSchema } from '../../../api/oncePerSchema';

/**
 * The argument of `map_jobs` and `jobs`, with the exact names of the documents [FLT-003]; its rules stand in
 * domain/jobSearch.
 */
export const searchCriteriaType = oncePerSchema((builder) =>
  builder.inputType('SearchCriteria', {
    description:
      'What a search of jobs or of the map looks for. Different fields combine with AND, the values of one list with OR.',
    fields: (t) => ({
      keyword: t.string({
        description:
          'Words and phone numbers in any order: each stands in the name, place, builder, owner or contact of the job.',
      }),
      company: t.intList(),
      color: t.intList(),
      category: t.intList({ description: '1 gunite, 2 pebble, 3 warranty.' }),
      supervisor: t.stringList({ description: 'A contact\'s id, or a homeowner\'s with "-h" behind it.' }),
      status: t.intList(),
      job_type: t.intList(),
      address: t.string(),
      name: t.string(),
      city: t.string(),
      number: t.int({ description: "The job's number, exactly." }),
      is_request_form: t.boolean(),
      is_central_texas: t.boolean({ description: 'Only true looks for something.' }),
      entered_start_date: t.string({ description: 'YYYY-MM-DD.' }),
      entered_end_date: t.string({ description: 'YYYY-MM-DD.' }),
      scheduled_app_date: t.string({ description: 'YYYY-MM-DD.' }),
      report: t.string({
        description:
          'The jobs behind a number of a report, for who may see the report: its name, its filters as in its address, and the part of it, such as "coverage?from=2026-03-01&to=2026-03-31&group=App 1".',
      }),
      forMap: t.boolean(),
      asc: t.boolean({ description: 'Ascending; descending otherwise.' }),
      last_seen: t.int({
        description: 'The largest job_id shown going up, the smallest going down: the page after it.',
      }),
      sort: t.string({
        description: 'job_id, name, company, category, address_line_1, city, job_types, color, supervisor or status.',
      }),
      cursor: t.string({ description: 'Of the last row shown, when sorted by another column than job_id.' }),
    }),
  }),
);
