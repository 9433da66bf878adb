import type { FieldDescriptor } from '../fields/descriptor';

const anyOf = (...words: string[]): ReadonlySet<string> => new Set(words);

/** What lists write where they know nothing, whatever the column holds. */
const NOTHING = anyOf(
  'n/a',
  '#n/a',
  'n.a.',
  'n/d',
  's/d',
  '-',
  '--',
  '---',
  '–',
  '—',
  'null',
  'nil',
  '(blank)',
  '(none)',
);
/** The same where no name can be meant: "None" and "Na" are names of people, and of records. */
const NOTHING_BUT_A_NAME = anyOf(
  'na',
  'none',
  'no',
  'unknown',
  'tbd',
  'tba',
  'call',
  'ninguno',
  'ninguna',
  'no aplica',
  'not available',
  '?',
);

/**
 * Whether a cell says in words that there is nothing to say. Such a cell is left out, and its row is not refused for it
 * [IMP-002]. What stands in cells of yes and no always means one of them.
 */
export const saysNothing = ({ kind }: Pick<FieldDescriptor, 'kind'>, cell: string): boolean => {
  const text = cell.trim().toLowerCase();
  if (NOTHING.has(text)) return true;
  return !['String', 'LongText', 'Boolean', 'Reference'].includes(kind) && NOTHING_BUT_A_NAME.has(text);
};
