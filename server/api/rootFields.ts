import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A field that an operation asks of the root, by its own name: an alias is the sender's word. */
export interface RootField {
  operation: OperationDefinitionNode;
  name: string;
}

const namesIn = (
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  entered: ReadonlySet<string>,
): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    if (one.kind === Kind.INLINE_FRAGMENT) return namesIn(one.selectionSet, fragments, entered);
    const name = one.name.value;
    const fragment = entered.has(name) ? undefined : fragments.get(name);
    return fragment ? namesIn(fragment.selectionSet, fragments, new Set([...entered, name])) : [];
  });

/** Documents are kept after parsing, so each is walked once. */
const known = new WeakMap<DocumentNode, readonly RootField[]>();

/**
 * The root fields of all operations of a document, also those that stand in fragments; one that is asked for twice is
 * there twice. What decides by the name of a call asks here, never the text.
 */
export const rootFieldsOf = (document: DocumentNode): readonly RootField[] => {
  const found = known.get(document);
  if (found) return found;
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const fields = document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION
      ? namesIn(operation.selectionSet, fragments, new Set()).map((name) => ({ operation, name }))
      : [],
  );
  known.set(document, fields);
  return fields;
};
