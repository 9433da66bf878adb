import type { BuiltSchema } from '../../server/api/schema';
import { productSchema } from '../../server/areas';

let built: BuiltSchema | null = null;

/**
 * The schema of the product, made once in each process: a server only reads it, except one with SOURCES, which writes
 * their needs into its registry and takes one of its own.
 */
export const sharedSchema = (): BuiltSchema => {
  built ??= productSchema();
  return built;
};
