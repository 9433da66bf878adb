import type { DocumentNode } from 'graphql';
import { manyOperations } from '#domain/fields/manyOperations';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import type { Actor } from '../access/actor';
import { ON_BEHALF, type Behalf } from '../access/onBehalf';
import type { Registry } from './registry';
import { rootFieldsOf } from './rootFields';

/** The reads that are made from a table: one, a list, some by their ids, where a merged one is, and the plain list. */
const readsOfTables = ({ resources }: Pick<Registry, 'resources'>): string[] =>
  resources.flatMap(({ descriptor, plainList }) => [
    descriptor.operations.one,
    descriptor.operations.list,
    manyOperations(descriptor).chosen,
    manyOperations(descriptor).mergedInto,
    ...(plainList ? [plainList.name] : []),
  ]);

/**
 * Says of a document whether it may be sent for somebody else, by the root fields of all its operations. One that a
 * device brings has a single call, as a device writes it.
 * @throws AppError FORBIDDEN, with `view_only` for a page that shows somebody's product
 */
export const behalfRules = (registry: Registry) => {
  const calls: Readonly<Record<Behalf, ReadonlySet<string>>> = {
    view: new Set([...ON_BEHALF.view.calls, ...readsOfTables(registry)]),
    device: ON_BEHALF.device.calls,
  };
  return (behalf: Behalf, document: DocumentNode, { name: viewed }: Pick<Actor, 'name'>): void => {
    const fields = rootFieldsOf(document);
    const isAllowed =
      fields.every(({ name, operation }) => calls[behalf].has(name) && isKindOf(behalf, operation.operation)) &&
      (behalf === 'view' || fields.length === 1);
    if (isAllowed) return;
    throw behalf === 'view'
      ? refusalError(refuse('view_only', { name: viewed }, undefined, 'FORBIDDEN'))
      : new AppError('FORBIDDEN');
  };
};

const isKindOf = (behalf: Behalf, operation: string): boolean =>
  operation === (behalf === 'view' ? 'query' : 'mutation');
