import { parse, type DocumentNode } from 'graphql';

const known = new Map<string, DocumentNode>();

/** Parses a document once: react-admin builds the same ones again for every page and every record. */
export const parsed = (text: string): DocumentNode => {
  const before = known.get(text);
  if (before) return before;
  const document = parse(text, { noLocation: true });
  known.set(text, document);
  return document;
};
