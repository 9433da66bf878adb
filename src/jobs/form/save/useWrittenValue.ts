import { useT } from '../../../i18n/useT';
import { useJobFormText } from '../data/useJobFormText';
import { valueText } from './valueText';

/** Writes a value of the form, whatever its kind; undefined is a row that is not there. */
export const useWrittenValue = (): ((value: unknown) => string) => {
  const text = useJobFormText();
  const t = useT();
  return (value) => {
    if (value === undefined) return text('row_gone');
    if (typeof value === 'object' && value !== null && 'key' in value) return text('row_there');
    return valueText(value, { yes: t('inputs.yes'), no: t('inputs.no'), empty: text('no_value') });
  };
};
