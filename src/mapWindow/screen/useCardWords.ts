import { useCallback } from 'react';
import { weekdayDate } from '#domain/weekdayDate';
import { useLanguage } from '../../i18n/useLanguage';
import type { WindowBoard, WindowCard } from '../link/windowMessage';
import { useWindowText } from '../messages';
import type { GroupBy } from './groups';

/** How cards and their groups are called on a board of crews, fieldworkers or supervisors. */
export const useCardWords = (holders: WindowBoard['holders']) => {
  const text = useWindowText();
  const { language } = useLanguage();
  const nameOf = useCallback((card: WindowCard): string => card.name ?? text('no_name'), [text]);
  /** "App 3, Tue 12/01/2026 08:00, stop 2" */
  const workOf = useCallback(
    ({ holder, date, time, order }: WindowCard): string =>
      [
        holder ?? text(`no_${holders}`),
        [weekdayDate(date, language), time].filter(Boolean).join(' '),
        order === null ? null : text('stop', { order }),
      ]
        .filter(Boolean)
        .join(', '),
    [text, language, holders],
  );
  const groupName = useCallback(
    (name: string, by: GroupBy): string => {
      if (name === '') return text(by === 'date' ? 'no_date' : `no_${holders}`);
      return by === 'date' ? weekdayDate(name, language) : name;
    },
    [text, language, holders],
  );
  return { nameOf, workOf, groupName };
};

export type CardWords = ReturnType<typeof useCardWords>;
