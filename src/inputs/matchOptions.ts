import { foldText } from '#domain/foldText';

/** An entry of a picker whose ids may be texts, such as "12-h". */
export interface Option<Id extends string | number = string | number> {
  id: Id;
  name: string;
}

/**
 * The options that hold a text, those named so and those that begin with it first, capped unless the limit is null
 * [UI-014 FLT-024].
 */
export const matchOptions = <Id extends string | number>(
  options: readonly Option<Id>[],
  text: string,
  limit: number | null,
): Option<Id>[] => {
  const wanted = foldText(text);
  if (wanted === '') return options.slice(0, limit ?? undefined);
  const exact: Option<Id>[] = [];
  const first: Option<Id>[] = [];
  const others: Option<Id>[] = [];
  for (const option of options) {
    const name = foldText(option.name);
    const at = name.indexOf(wanted);
    if (name === wanted) exact.push(option);
    else if (at === 0) first.push(option);
    else if (at > 0) others.push(option);
  }
  return [...exact, ...first, ...others].slice(0, limit ?? undefined);
};
