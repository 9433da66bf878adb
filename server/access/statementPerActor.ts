import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { textOfSql } from '../db/statement';
import type { Actor } from './actor';

interface Text {
  text: string;
  values: unknown[];
}

/**
 * A statement that says what an actor may see, written down once for all that the same actor asks: only the values that it
 * names by `sql.placeholder` differ.
 */
export const statementPerActor = <Named extends Record<string, unknown>>(
  make: (actor: Actor) => SQL,
): ((actor: Actor, named: Named) => Text) => {
  const known = new WeakMap<Actor, Text>();
  return (actor, named) => {
    const written = known.get(actor) ?? textOfSql(make(actor));
    known.set(actor, written);
    return { ...written, values: fillPlaceholders(written.values, named) };
  };
};
