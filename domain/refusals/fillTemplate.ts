import type { Language, LocalText } from '../localText';
import type { RefusalParams } from './refusal';

/** How an area shows params of its refusals, by their names; those that it does not name are shown as they are. */
export type ShownParams = Readonly<Record<string, (params: RefusalParams, language: Language) => string>>;

/**
 * The text of a rule with its params in their places. A param that has words of its own in Spanish brings them under its
 * name with `_es`.
 */
export const fillTemplate = (
  template: LocalText,
  { params, shown }: { params: RefusalParams; shown: ShownParams },
  language: Language,
): string => {
  const given = (name: string) => (language === 'es' ? params[`${name}_es`] : undefined) ?? params[name] ?? '';
  return template[language].replace(
    /\{(\w+)\}/g,
    (_, name: string) => shown[name]?.(params, language) ?? String(given(name)),
  );
};
