import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { isWithin } from '#domain/inputs/dateInput';
import { PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import { scheduleLimits } from '#domain/presite/schedule/scheduleDates';
import { useToday } from '../../clock/useToday';
import type { Span } from '../schedule/presiteApi';

export interface ShownDay {
  /** Null without a date in the address, or with one that is none or too far away: then it is the server's today. */
  date: CivilDate | null;
  setDate: (date: CivilDate | null) => void;
  /** A week where the address says so [SDY-017]. */
  span: Span;
  setSpan: (span: Span) => void;
  /** The unchecked divisions, by the part of the address that names them. */
  hidden: ReadonlySet<number>;
  toggle: (division: number) => void;
}

const nameOf = (division: number): string | undefined =>
  PRESITE_DIVISIONS.find(({ id }) => id === division)?.name.en.toLowerCase();

/** What the address says of the view: the day, and what is unchecked [PSC-013 PSC-016]. */
export const useShownDay = (): ShownDay => {
  const [params, setParams] = useSearchParams();
  const limits = scheduleLimits(useToday());
  const given = params.get('date');
  const change = useCallback(
    (edit: (params: URLSearchParams) => void) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      }),
    [setParams],
  );
  const without = params.get('without')?.split(',') ?? [];
  return {
    date: isCivilDate(given) && isWithin(given, limits) ? given : null,
    setDate: useCallback(
      (date) =>
        change((next) => {
          if (date === null) next.delete('date');
          else next.set('date', date);
        }),
      [change],
    ),
    span: params.get('span') === 'week' ? 'week' : 'day',
    setSpan: useCallback(
      (span) =>
        change((next) => {
          if (span === 'day') next.delete('span');
          else next.set('span', span);
        }),
      [change],
    ),
    hidden: new Set(
      PRESITE_DIVISIONS.filter(({ name }) => without.includes(name.en.toLowerCase())).map(({ id }) => id),
    ),
    toggle: useCallback(
      (division) =>
        change((next) => {
          const name = nameOf(division) ?? '';
          const old = (next.get('without') ?? '').split(',').filter((one) => one !== '');
          const now = old.includes(name) ? old.filter((one) => one !== name) : [...old, name];
          if (now.length === 0) next.delete('without');
          else next.set('without', now.join(','));
        }),
      [change],
    ),
  };
};
