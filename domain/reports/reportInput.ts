import * as z from 'zod/mini';
import { isCivilDate, type CivilDate } from '../civilDate';
import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { FilterValue, FilterValues, Report, ReportFilter } from './report';

/** The longest text that is searched for. */
const TEXT_LENGTH = 100;

/** The largest id that the database holds. */
const MAX_ID = 2_147_483_647;
/** The most years that a report spans, unless it is of all. */
const MAX_YEARS = 20;

/** A day as a filter takes it. */
const day = z.string().check(z.refine(isCivilDate, { params: { rule: 'date' } }));

/** What a filter takes, from the API and from an address: null is "all", absent its preset. */
export const filterInput = (filter: ReportFilter) => {
  switch (filter.kind) {
    case 'date':
      return z.nullish(day);
    case 'choice':
      return z.nullish(z.int().check(z.minimum(-MAX_ID), z.maximum(MAX_ID)));
    case 'flag':
      return z.nullish(z.boolean());
    case 'text':
      return z.nullish(z.string().check(z.trim(), z.maxLength(TEXT_LENGTH)));
  }
};

const presetOf = (filter: ReportFilter, today: CivilDate): FilterValue => {
  switch (filter.kind) {
    case 'date':
      return filter.preset(today);
    case 'choice':
      return filter.preset ?? null;
    case 'flag':
      return filter.preset;
    case 'text':
      return null;
  }
};

/** The filters of a report as nobody has set them yet. */
export const presetFilters = ({ filters }: Pick<Report, 'filters'>, today: CivilDate): FilterValues =>
  Object.fromEntries(filters.map((filter) => [filter.name, presetOf(filter, today)]));

const isEmpty = (value: FilterValue | undefined): boolean => value === undefined || value === null || value === '';

/** The first and the last day of the time that a report is of, and of the time beside it. */
const RANGES = [
  ['from', 'to'],
  ['other_from', 'other_to'],
] as const;

const rangeIssues = (values: FilterValues, first: string, last: string): FieldIssue[] => {
  const [from, to] = [values[first], values[last]];
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  if (to < from) return [fieldIssue(`filters.${last}`, 'range_order')];
  const end = `${String(Number(from.slice(0, 4)) + MAX_YEARS).padStart(4, '0')}${from.slice(4)}`;
  return to >= end ? [fieldIssue(`filters.${last}`, 'report_span', { most: MAX_YEARS })] : [];
};

/** What is wrong with the filters of a report: a required one that is empty, days that end before they
 * begin, or are of more years than a report spans. */
export const filterIssues = ({ filters }: Pick<Report, 'filters'>, values: FilterValues): FieldIssue[] => {
  return [
    ...filters
      .filter((filter) => filter.kind === 'choice' && filter.isRequired === true && isEmpty(values[filter.name]))
      .map(({ name }) => fieldIssue(`filters.${name}`, 'no_criteria')),
    ...RANGES.flatMap(([from, to]) => rangeIssues(values, from, to)),
  ];
};

const written = (value: FilterValue): string => (value === null ? '' : String(value));

/** Filters as an address carries them; an empty one stands for "all". */
export const filtersWritten = (values: FilterValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));

/** The filters that differ from the presets, as an address carries them. */
export const filtersToAddress = (
  report: Pick<Report, 'filters'>,
  values: FilterValues,
  today: CivilDate,
): Record<string, string> => {
  const presets = presetFilters(report, today);
  return filtersWritten(
    Object.fromEntries(
      report.filters
        .map(({ name }) => [name, values[name] ?? null] as const)
        .filter(([name, value]) => written(value) !== written(presets[name] ?? null)),
    ),
  );
};

const meant = (filter: ReportFilter, text: string): unknown => {
  if (text === '') return null;
  if (filter.kind === 'choice') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (filter.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};

/** The value of a filter in an address; undefined when it makes no sense. */
export const readFilter = (filter: ReportFilter, text: string): FilterValue | undefined => {
  const parsed = filterInput(filter).safeParse(meant(filter, text));
  return parsed.success ? (parsed.data ?? null) : undefined;
};

interface Params {
  get(name: string): string | null;
}

/** The filters that an address names, over the presets, which stand for what makes no sense in it. */
export const filtersOfAddress = (report: Pick<Report, 'filters'>, params: Params, today: CivilDate): FilterValues => {
  const presets = presetFilters(report, today);
  return Object.fromEntries(
    report.filters.map((filter) => {
      const text = params.get(filter.name);
      const value = text === null ? undefined : readFilter(filter, text);
      return [filter.name, value === undefined ? (presets[filter.name] ?? null) : value];
    }),
  );
};

/** The filters of a report that an address gives a value which is none. */
export const nonsenseInAddress = ({ filters }: Pick<Report, 'filters'>, params: Params): ReportFilter[] =>
  filters.filter((filter) => {
    const text = params.get(filter.name);
    return text !== null && readFilter(filter, text) === undefined;
  });
