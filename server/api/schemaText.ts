import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The schema in the schema language, in an order that does not depend on the order of building. */
export const schemaText = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
