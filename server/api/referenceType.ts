import type { Row } from '../db/statement';
import { oncePerSchema } from './oncePerSchema';
import { plainObject } from './plainTypes';

/** {id, name}: what the documents give of a row that another one refers to. */
export const referenceType = oncePerSchema((builder) =>
  plainObject<Row>(builder, 'Reference', { id: 'Int!', name: 'String' }),
);
