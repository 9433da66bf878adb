import { useCallback } from 'react';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useLayoutText } from './useLayoutText';
import { valueText } from '../values/valueText';
import { isDateField } from './listLayout';
import type { ShownGroup } from './useListGroups';

/** What a group is called: its value as the list shows it, the month or year of a date, or that there is none. */
export const useGroupName = (
  field: FieldDescriptor,
  unit: 'DAY' | 'MONTH' | 'YEAR',
): ((group: Pick<ShownGroup, 'value' | 'sample'>) => string) => {
  const text = useLayoutText();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  return useCallback(
    ({ value, sample }) => {
      if (value === null) return text('none');
      if (isDateField(field)) {
        const parts: Intl.DateTimeFormatOptions =
          unit === 'YEAR'
            ? { year: 'numeric' }
            : { year: 'numeric', month: unit === 'DAY' ? 'short' : 'long', ...(unit === 'DAY' && { day: 'numeric' }) };
        return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(`${value}T12:00:00Z`));
      }
      return (sample && valueText(field, sample, find, language)) || value;
    },
    [field, unit, text, language, find],
  );
};
