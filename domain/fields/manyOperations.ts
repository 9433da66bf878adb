import type { ResourceDescriptor } from './resource';

/** The root fields that serve many records of a resource at once. */
export interface ManyOperations {
  chosen: string;
  update: string;
  remove: string;
  restore: string;
  deleted: string;
  /** No root field: the name of an import in the history. */
  import: string;
  /** The stored records that a new one resembles. */
  similar: string;
  merge: string;
  /** The query that counts what a merge would move. */
  mergePreview: string;
  /** The query for the record that a merged one became part of. */
  mergedInto: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Named after the list: `customers` has `chosenCustomers`, `updateCustomers`, `deleteCustomers`, `restoreCustomers` and
 * `deletedCustomers`. They exist where the resource has the operation for one record, `restore…` and `deleted…` where it has a
 * bin, the last three where its records can be merged.
 */
export const manyOperations = ({ operations: { list } }: Pick<ResourceDescriptor, 'operations'>): ManyOperations => {
  const name = capital(list);
  return {
    chosen: `chosen${name}`,
    update: `update${name}`,
    remove: `delete${name}`,
    restore: `restore${name}`,
    deleted: `deleted${name}`,
    import: `import${name}`,
    similar: `similar${name}`,
    merge: `merge${name}`,
    mergePreview: `previewMerge${name}`,
    mergedInto: `mergedInto${name}`,
  };
};
