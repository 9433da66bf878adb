import { zipCodeOf } from '#domain/inputs/zipCode';
import { refusalText } from '#domain/refusalText';
import { useLanguage } from '../i18n/useLanguage';
import { useT } from '../i18n/useT';
import { CodeInput } from './CodeInput';
import type { InputProps } from './inputProps';

const [SHORTEST, LONGEST] = [5, 10];

/** A ZIP code of five or nine digits, with blanks or without its hyphen as well [KEY-012 BLDR-007 HOM-004]. */
export const ZipInput = (props: InputProps<string | null>) => {
  const t = useT();
  const { language } = useLanguage();
  const wanted = (text: string): string =>
    text.trim().length < SHORTEST || text.trim().length > LONGEST
      ? refusalText({ rule: 'zip_code', params: {} }, language)
      : t('inputs.zip_invalid');
  return <CodeInput {...props} codeOf={zipCodeOf} wanted={wanted} />;
};
