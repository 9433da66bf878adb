import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
} from 'graphql';

type Selected = FieldNode | FragmentSpreadNode | InlineFragmentNode;

const isLeftOut = (node: Selected, variables: Record<string, unknown>): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true ||
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false;

/** A document as `@skip` and `@include` leave it for the variables of one request. @throws GraphQLError */
export const withoutDirectives = (document: DocumentNode, variables: Record<string, unknown>): DocumentNode => {
  const decided = (node: Selected): Selected | null | undefined => {
    if (!node.directives || node.directives.length === 0) return undefined;
    return isLeftOut(node, variables) ? null : { ...node, directives: [] };
  };
  return visit(document, {
    [Kind.FIELD]: decided,
    [Kind.FRAGMENT_SPREAD]: decided,
    [Kind.INLINE_FRAGMENT]: decided,
  });
};
