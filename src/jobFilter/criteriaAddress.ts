import { isCivilDate } from '#domain/civilDate';
import { CRITERIA, cleanCriteria, type CriterionName } from '#domain/jobSearch/criteria';
import { readReportJobs } from '#domain/reports/reportJobs';
import { SUPERVISOR_ID, type SearchCriteria } from '#domain/jobSearch/searchCriteria';

/** The largest id that a list of ids may name. */
const MAX_ID = 2_147_483_647;

const numbers = (text: string): number[] =>
  text
    .split(',')
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id <= MAX_ID);
const supervisors = (text: string): string[] => text.split(',').filter((part) => SUPERVISOR_ID.test(part));
const words = (text: string): string => text.slice(0, 255);
const number = (text: string): number | null => numbers(text)[0] ?? null;
const yesNo = (text: string): boolean | null => (text === 'true' ? true : text === 'false' ? false : null);
const date = (text: string): string | null => (isCivilDate(text) ? text : null);

/** How each criterion is read from an address; what makes no sense is dropped. */
const READERS: { readonly [Name in CriterionName]: (text: string) => SearchCriteria[Name] } = {
  company: numbers,
  color: numbers,
  category: numbers,
  status: numbers,
  job_type: numbers,
  supervisor: supervisors,
  keyword: words,
  name: words,
  address: words,
  city: words,
  number,
  is_request_form: yesNo,
  is_central_texas: yesNo,
  scheduled_app_date: date,
  entered_start_date: date,
  entered_end_date: date,
  report: (text) => (readReportJobs(text) ? text : null),
};

/** The criteria that an address names [FLT-034]. */
export const criteriaOfAddress = (params: URLSearchParams): SearchCriteria =>
  cleanCriteria(
    Object.fromEntries(
      CRITERIA.flatMap((name) => {
        const text = params.get(name);
        return text === null ? [] : [[name, READERS[name](text)]];
      }),
    ),
  );

/** An address's params with the criteria in place of those that it named before; its other params stay. */
export const addressOfCriteria = (criteria: SearchCriteria, before: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(before);
  for (const name of CRITERIA) params.delete(name);
  for (const [name, value] of Object.entries(cleanCriteria(criteria))) params.set(name, String(value));
  return params;
};
