import { foldText } from '../foldText';
import type { Person } from './comment';

/** A mention that is being typed: where its "@" stands, and what is typed behind it. */
export interface TypedMention {
  start: number;
  typed: string;
}

/** A mention begins a word: an e-mail address mentions nobody. */
const TYPED = /(?:^|[\s([{"'¿¡])@([^\s@][^@\n]{0,59}|)$/u;

/**
 * The mention before the caret, null where none is typed. Its name may have blanks.
 * @example mentionAt('ask @jos', 8) // { start: 4, typed: 'jos' }
 */
export const mentionAt = (text: string, caret: number): TypedMention | null => {
  const found = TYPED.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
};

/** People whose names hold what is typed, without regard to case and accents: those that begin with it come first. */
export const matchingPeople = <One extends Person>(people: readonly One[], typed: string, max = 8): One[] => {
  const wanted = foldText(typed);
  const folded = people.map((person) => ({ person, name: foldText(person.name) }));
  const begins = (name: string): boolean => name.startsWith(wanted) || name.includes(` ${wanted}`);
  return [
    ...folded.filter(({ name }) => begins(name)),
    ...folded.filter(({ name }) => !begins(name) && name.includes(wanted)),
  ]
    .slice(0, max)
    .map(({ person }) => person);
};

/** The text with the typed mention replaced by a name and a blank, and where the caret stands then. */
export const withMention = (
  text: string,
  { start, typed }: TypedMention,
  { name }: Person,
): { text: string; caret: number } => {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length };
};

/** A piece of a comment: plain text, or the name of somebody who is mentioned. */
export interface MentionPiece {
  text: string;
  person: Person | null;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The person who is named right behind an "@", the longest name first: "@Ana Maria" is not "@Ana". */
const namedAt = (text: string, at: number, people: readonly Person[]): Person | undefined =>
  people.find(({ name }) => text.startsWith(name, at + 1) && !LETTER.test(text.charAt(at + 1 + name.length)));

/** Takes a text apart at the mentions of some people. */
export const mentionPieces = (text: string, people: readonly Person[]): MentionPiece[] => {
  const longest = people.toSorted((one, other) => other.name.length - one.name.length);
  const pieces: MentionPiece[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = LETTER.test(text.charAt(at - 1)) ? undefined : namedAt(text, at, longest);
    if (!person) continue;
    const end = at + 1 + person.name.length;
    if (at > from) pieces.push({ text: text.slice(from, at), person: null });
    pieces.push({ text: text.slice(at, end), person });
    from = end;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), person: null }] : pieces;
};

/**
 * The ids of the people whom a text mentions. Of several people of one name those that were picked are meant, all of
 * them where none was.
 */
export const mentionedIds = (
  text: string,
  people: readonly Person[],
  picked: ReadonlySet<number> = new Set(),
): number[] => {
  const names = new Set(mentionPieces(text, people).flatMap(({ person }) => person?.name ?? []));
  return [...names].flatMap((name) => {
    const alike = people.filter((person) => person.name === name).map(({ id }) => id);
    const meant = alike.filter((id) => picked.has(id));
    return meant.length > 0 ? meant : alike;
  });
};
