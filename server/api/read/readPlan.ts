import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import type { EntityTable } from '../../db/entityTable';
import { shownColumns } from '../describe';
import { relationName } from '../naming';
import type { Registry } from '../registry';
import type { ComputedColumn, Part, Resource } from '../resource';

/** What a document asks of a table: columns of the row itself, rows it refers to, computed values, child rows. */
export interface ReadPlan {
  entity: EntityTable;
  /** The id first. */
  columns: readonly string[];
  relations: readonly { field: string; column: string; plan: ReadPlan }[];
  computed: readonly ComputedColumn[];
  parts: readonly { part: Part; plan: ReadPlan }[];
}

type Fragments = GraphQLResolveInfo['fragments'];

/** The fields under a selection by name, each with all the selections made of it, fragments included. */
export const selectedFields = (
  selections: readonly (SelectionSetNode | undefined)[],
  fragments: Fragments,
): Map<string, FieldNode[]> => {
  const fields = new Map<string, FieldNode[]>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) fields.set(node.name.value, [...(fields.get(node.name.value) ?? []), node]);
      else visit(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet);
    }
  };
  for (const set of selections) visit(set);
  return fields;
};

interface Selection {
  nodes: readonly FieldNode[];
  fragments: Fragments;
  always: readonly string[];
}

type Own = Partial<Pick<Resource, 'computed' | 'parts'>>;

const build = (
  registry: Registry,
  entity: EntityTable,
  { nodes, fragments, always }: Selection,
  own: Own = registry.byTable.get(entity.name) ?? {},
): ReadPlan => {
  const fields = selectedFields(
    nodes.map((node) => node.selectionSet),
    fragments,
  );
  const { computed = [], parts = [] } = own;
  const shown = shownColumns(entity);
  const relations = shown.flatMap(({ name, reference }) => {
    const target = reference === undefined ? undefined : registry.byTable.get(reference);
    const below = fields.get(relationName(name));
    return target && below
      ? [
          {
            field: relationName(name),
            column: name,
            plan: build(registry, target.entity, { nodes: below, fragments, always: [] }),
          },
        ]
      : [];
  });
  return {
    entity,
    columns: [
      'id',
      ...shown.map(({ name }) => name).filter((name) => name !== 'id' && (fields.has(name) || always.includes(name))),
    ],
    relations,
    computed: computed.filter(({ name }) => fields.has(name)),
    parts: parts.flatMap((part) => {
      const below = fields.get(part.name);
      return below
        ? [
            {
              part,
              plan: build(
                registry,
                part.entity,
                { nodes: below, fragments, always: [part.via] },
                registry.byTable.get(part.entity.name) ?? { parts: part.parts },
              ),
            },
          ]
        : [];
    }),
  };
};

/** Documents are parsed once and kept, so a selection is looked at once too. */
const plans = new WeakMap<FieldNode, Map<Registry, ReadPlan>>();

/** The plan for the rows under some field nodes of one document. */
export const planOf = (
  registry: Registry,
  resource: Resource,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): ReadPlan => {
  const asked = { nodes, fragments, always: [] };
  const [node, ...others] = nodes;
  if (!node || others.length > 0) return build(registry, resource.entity, asked, resource);
  const known = plans.get(node)?.get(registry);
  if (known) return known;
  const plan = build(registry, resource.entity, asked, resource);
  plans.set(node, (plans.get(node) ?? new Map<Registry, ReadPlan>()).set(registry, plan));
  return plan;
};
