import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { foldText } from '#domain/foldText';
import { likePattern } from './likePattern';

/** A text in SQL as `foldText` gives it [KEY-019]; indexes of searched columns hold the same expression. */
export const foldedSql = (expression: string): string => `fold_text(${expression})`;

/** The same for statements made with Drizzle. */
export const folded = (expression: SQLWrapper): SQL => sql`fold_text(${expression})`;

/** What a folded text is like that holds another one. */
export const foldedPattern = (text: string): string => likePattern(foldText(text));
