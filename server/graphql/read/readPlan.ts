import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { shownColumns } from '../describe';
import { relationName } from '../naming';
import type { Registry } from '../registry';
import type { ComputedColumn, Part, Resource } from '../resource';

/** What a document asks of a resource: columns of the row itself, rows it refers to, computed values, child rows. */
export interface ReadPlan {
  resource: Resource;
  columns: readonly string[];
  relations: readonly { field: string; column: string; plan: ReadPlan }[];
  computed: readonly ComputedColumn[];
  parts: readonly { part: Part; columns: readonly string[] }[];
}

type Fragments = GraphQLResolveInfo['fragments'];

/** The fields under a selection by name, each with all the selections made of it, fragments included. */
export const selectedFields = (selections: readonly (SelectionSetNode | undefined)[], fragments: Fragments): Map<string, FieldNode[]> => {
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

const selectionsOf = (nodes: readonly FieldNode[] | undefined): (SelectionSetNode | undefined)[] => (nodes ?? []).map((node) => node.selectionSet);

const build = (registry: Registry, resource: Resource, nodes: readonly FieldNode[], fragments: Fragments): ReadPlan => {
  const fields = selectedFields(selectionsOf(nodes), fragments);
  const shown = shownColumns(resource.entity);
  const relations = shown.flatMap(({ name, reference }) => {
    const target = reference === undefined ? undefined : registry.byTable.get(reference);
    const asked = fields.get(relationName(name));
    return target && asked ? [{ field: relationName(name), column: name, plan: build(registry, target, asked, fragments) }] : [];
  });
  return {
    resource,
    columns: shown.map(({ name }) => name).filter((name) => name === 'id' || fields.has(name)),
    relations,
    computed: resource.computed.filter(({ name }) => fields.has(name)),
    parts: resource.parts.flatMap((part) => {
      const asked = fields.get(part.name);
      if (!asked) return [];
      const below = selectedFields(selectionsOf(asked), fragments);
      return [{ part, columns: shownColumns(part.entity).map(({ name }) => name).filter((name) => name === 'id' || below.has(name)) }];
    }),
  };
};

/** Documents are parsed once and kept, so a selection is looked at once too. */
const plans = new WeakMap<FieldNode, Map<Registry, ReadPlan>>();

/** The plan for the rows under some field nodes of one document. */
export const planOf = (registry: Registry, resource: Resource, nodes: readonly FieldNode[], fragments: Fragments): ReadPlan => {
  const [node, ...others] = nodes;
  if (!node || others.length > 0) return build(registry, resource, nodes, fragments);
  const known = plans.get(node)?.get(registry);
  if (known) return known;
  const plan = build(registry, resource, nodes, fragments);
  plans.set(node, (plans.get(node) ?? new Map<Registry, ReadPlan>()).set(registry, plan));
  return plan;
};
