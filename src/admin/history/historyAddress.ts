import { CHANGE_OPS, type ChangeFilter } from '#domain/admin/changeFilter';
import { isCivilDate } from '#domain/civilDate';

const text = (value: string | null): string | undefined =>
  value === null || value.trim() === '' ? undefined : value.slice(0, 200);
const number = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
const guid = (value: string | null): string | undefined =>
  value !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : undefined;
const day = (value: string | null): string | undefined => (isCivilDate(value) ? value : undefined);

/** What the history shows, as its address says; what makes no sense is dropped. */
export const filterOfAddress = (params: URLSearchParams): ChangeFilter => ({
  search: text(params.get('search')),
  user_id: number(params.get('user')),
  entity: text(params.get('entity')),
  entity_id: number(params.get('record')),
  mutation_id: guid(params.get('step')),
  before_id: number(params.get('before')),
  field: text(params.get('field')),
  op: CHANGE_OPS.find((op) => op === params.get('op')),
  from: day(params.get('from')),
  to: day(params.get('to')),
});

const NAMES: Readonly<Record<keyof ChangeFilter, string>> = {
  search: 'search',
  user_id: 'user',
  entity: 'entity',
  entity_id: 'record',
  mutation_id: 'step',
  before_id: 'before',
  field: 'field',
  op: 'op',
  from: 'from',
  to: 'to',
};

/** The params of an address that shows a filter's first page. */
export const addressOfFilter = (filter: ChangeFilter): Record<string, string> => ({
  tab: 'history',
  ...Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, name]) => {
      const value = Object.entries(filter).find(([own]) => own === field)?.[1];
      return value === undefined || value === '' ? [] : [[name, String(value)]];
    }),
  ),
});

export const pageOfAddress = (params: URLSearchParams): number => number(params.get('page')) ?? 1;

export const isNarrowed = (filter: ChangeFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');
