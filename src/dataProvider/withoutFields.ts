import type { CallDocument } from './gql';

/** What a document is read by: texts, names with what stands before them, and brackets. Commas and spaces say nothing. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[$@\w.:!]+|[{}()[\]]/g;

/** Where each field of a text stands: its path by the names in the answer, and how far it reaches with all that is in it. */
const fieldsIn = (text: string): { path: string; from: number; to: number }[] => {
  const found: { path: string; from: number; to: number }[] = [];
  const open: (number | null)[] = [];
  const path: string[] = [];
  let last: number | null = null;
  let alias: string | null = null;
  let inArguments = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    if (token === '(') inArguments += 1;
    else if (token === ')') {
      inArguments -= 1;
      if (inArguments === 0 && last !== null) extend(found[last], end);
    } else if (inArguments > 0) continue;
    else if (token === '{') {
      open.push(last);
      if (last !== null) path.push(nameOf(found[last]));
      last = null;
    } else if (token === '}') {
      last = open.pop() ?? null;
      if (last !== null) {
        path.pop();
        extend(found[last], end);
      }
    } else if (open.length === 0) continue;
    else if (token.endsWith(':')) {
      alias = token.slice(0, -1);
      last = found.push({ path: [...path, alias].join('.'), from: index, to: end }) - 1;
    } else if (alias !== null) {
      alias = null;
      if (last !== null) extend(found[last], end);
    } else last = found.push({ path: [...path, token].join('.'), from: index, to: end }) - 1;
  }
  return found;
};
const extend = (field: { to: number } | undefined, to: number): void => {
  if (field) field.to = to;
};
const nameOf = (field: { path: string } | undefined): string => field?.path.split('.').at(-1) ?? '';

/**
 * A document that does not ask for some fields, each by its path of names in the answer: one that the user does not see is
 * unknown to the server, which refuses the whole document for it [USR-018]. What is left out is absent in the answer.
 * @example `{ rows { id cost } }` without `rows.cost` is `{ rows { id  } }`
 */
export const withoutFields = <Answer, Variables>(
  document: CallDocument<Answer, Variables>,
  paths: readonly string[],
): CallDocument<Answer, Variables> => {
  if (paths.length === 0) return document;
  const text = fieldsIn(document.text)
    .filter(({ path }) => paths.includes(path))
    // What stands within another one goes with it.
    .filter(({ from, to }, _at, all) => !all.some((one) => one.from < from && to <= one.to))
    .toReversed()
    .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), document.text);
  return { ...document, text };
};
