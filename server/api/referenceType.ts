import type { Row } from '../db/statement';
import type { Builder } from './builder';
import { plainObject } from './plainTypes';

const make = (builder: Builder) => plainObject<Row>(builder, 'Reference', { id: 'Int!', name: 'String' });

const made = new WeakMap<Builder, ReturnType<typeof make>>();

/** {id, name}: what the documents give of a row that another one refers to. One type for each schema. */
export const referenceType = (builder: Builder): ReturnType<typeof make> => {
  const known = made.get(builder) ?? make(builder);
  made.set(builder, known);
  return known;
};
