import type { Need } from '#domain/access/can';
import type { Registry } from '../../api/registry';
import { crud, type Part, type Resource } from '../../api/resource';

/** Rows of a part that can be imported on their own: each is of a record that is there, and found among its rows. */
export interface ImportedPart {
  /** The resource whose records have the rows. */
  parent: Resource;
  part: Part;
  /** The columns that tell the rows of one record apart. */
  found_by: readonly string[];
  need: Need;
  /** The command of the history, by whose right it is taken back. */
  command: string;
  /** The rows as a resource of their own, which no other part of the API knows. */
  rows: Resource;
}

/** The part behind an address such as `pebble_color.recipe`; null where there is none that can be imported. */
export const importedPart = ({ resources }: Registry, name: string): ImportedPart | null => {
  const [owner, named, ...more] = name.split('.');
  const parent = resources.find((one) => one.name === owner);
  const part = parent?.parts.find((one) => one.name === named);
  if (!parent || !part?.imported || more.length > 0) return null;
  const { found_by, need, command } = part.imported;
  const rows = crud(part.entity.table, {
    name,
    needs: { read: need, create: need, update: need, remove: need, export: need },
    label: part.label_one,
    label_plural: part.label,
    title: [part.via, ...part.title],
    labels: { [part.via]: parent.descriptor.label },
  });
  return { parent, part, found_by, need, command, rows };
};
