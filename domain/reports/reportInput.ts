import { z } from 'zod';
import { isCivilDate, type CivilDate } from '../civilDate';
import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { FilterValue, FilterValues, Report, ReportFilter } from './report';

/** The longest text that is searched for. */
const TEXT_LENGTH = 100;

/** A day as a filter takes it. */
const day = z.string().refine(isCivilDate, { params: { rule: 'date' } });

/** What a filter takes, from the API and from an address: null is "all", absent its preset. */
export const filterInput = (filter: ReportFilter) => {
  switch (filter.kind) {
    case 'date':
      return day.nullish();
    case 'choice':
      return z.int().nullish();
    case 'flag':
      return z.boolean().nullish();
    case 'text':
      return z.string().trim().max(TEXT_LENGTH).nullish();
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

/** What is wrong with the filters of a report: a required one that is empty, days that end before they begin. */
export const filterIssues = ({ filters }: Pick<Report, 'filters'>, values: FilterValues): FieldIssue[] => {
  const { from, to } = values;
  return [
    ...filters
      .filter((filter) => filter.kind === 'choice' && filter.isRequired === true && isEmpty(values[filter.name]))
      .map(({ name }) => fieldIssue(`filters.${name}`, 'no_criteria')),
    ...(typeof from === 'string' && typeof to === 'string' && to < from
      ? [fieldIssue('filters.to', 'range_order')]
      : []),
  ];
};

const written = (value: FilterValue): string => (value === null ? '' : String(value));

/** The filters that differ from the presets, as an address carries them; an empty one stands for "all". */
export const filtersToAddress = (
  report: Pick<Report, 'filters'>,
  values: FilterValues,
  today: CivilDate,
): Record<string, string> => {
  const presets = presetFilters(report, today);
  return Object.fromEntries(
    report.filters
      .map(({ name }) => [name, written(values[name] ?? null)] as const)
      .filter(([name, text]) => text !== written(presets[name] ?? null)),
  );
};

const read = (filter: ReportFilter, text: string): unknown => {
  if (text === '') return null;
  if (filter.kind === 'choice') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (filter.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};

/** The filters that an address names, over the presets; what makes no sense in it is left out. */
export const filtersOfAddress = (
  report: Pick<Report, 'filters'>,
  params: { get(name: string): string | null },
  today: CivilDate,
): FilterValues => {
  const presets = presetFilters(report, today);
  return Object.fromEntries(
    report.filters.map((filter) => {
      const text = params.get(filter.name);
      const parsed = text === null ? null : filterInput(filter).safeParse(read(filter, text));
      return [filter.name, parsed?.success ? (parsed.data ?? null) : (presets[filter.name] ?? null)];
    }),
  );
};
