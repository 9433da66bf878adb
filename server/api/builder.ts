import SchemaBuilder from '@pothos/core';
import type { StoredImage } from '#domain/files/storedImage';
import type { GraphContext } from './context';
import type { STORED_IMAGE, STORED_IMAGE_INPUT, StoredImageInput } from './crud/imageTypes';
import { addScalars, type CustomScalars } from './scalars';

/** Values leave as their scalar serializes them; a row is read by field name. */
type Output<Input> = { Input: Input; Output: unknown };

export interface SchemaTypes {
  Context: GraphContext;
  Scalars: CustomScalars & {
    Int: Output<number>;
    Float: Output<number>;
    String: Output<string>;
    Boolean: Output<boolean>;
    ID: Output<string>;
  };
  Objects: { [STORED_IMAGE]: StoredImage };
  Inputs: { [STORED_IMAGE_INPUT]: StoredImageInput };
  DefaultFieldNullability: true;
}

/** A schema in the making: fresh for each build, so that a test can add a resource of its own. */
export const newBuilder = () => {
  const builder = new SchemaBuilder<SchemaTypes>({});
  addScalars(builder);
  builder.queryType({});
  builder.mutationType({});
  return builder;
};

export type Builder = ReturnType<typeof newBuilder>;
