import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * How many fields and spreads a document has once every fragment stands in all the places that spread it: what checking
 * and running it takes grows with that, and not with its text, which of fragments that spread each other twice may be a
 * few lines. Each fragment is counted once.
 */
export const documentSize = ({ definitions }: DocumentNode): number => {
  const fragments = new Map(
    definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const known = new Map<string, number>();
  const sizeOf = (set: SelectionSetNode | undefined): number => {
    let size = 0;
    for (const one of set?.selections ?? [])
      size += 1 + (one.kind === Kind.FRAGMENT_SPREAD ? ofFragment(one.name.value) : sizeOf(one.selectionSet));
    return size;
  };
  const ofFragment = (name: string): number => {
    const counted = known.get(name);
    if (counted !== undefined) return counted;
    known.set(name, 0); // one that spreads itself is refused by a rule of its own
    const size = sizeOf(fragments.get(name)?.selectionSet);
    known.set(name, size);
    return size;
  };
  return definitions.reduce(
    (sum, one) =>
      sum +
      (one.kind === Kind.OPERATION_DEFINITION
        ? sizeOf(one.selectionSet)
        : one.kind === Kind.FRAGMENT_DEFINITION
          ? ofFragment(one.name.value)
          : 0),
    0,
  );
};
