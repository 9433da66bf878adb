import { SIGNED_IN, type Need } from '#domain/access/can';
import { manyOperations } from '#domain/fields/manyOperations';
import type { LogRow } from '../events/changeLog';
import type { Registry } from './registry';
import type { Resource } from './resource';

type Entry = Pick<LogRow, 'entity' | 'command' | 'before' | 'after' | 'effect'>;

/** Estimates are made, changed and deleted by their own rules, which the commands ask themselves. */
const OF_ESTIMATES: ReadonlySet<string> = new Set(['createEstimate', 'updateEstimate', 'deleteEstimate']);

const owners = new WeakMap<Registry, ReadonlyMap<string, Resource>>();

/** The resource whose generated command goes by a name. */
const ownerOf = (registry: Registry, command: string): Resource | undefined => {
  const known =
    owners.get(registry) ??
    new Map(
      registry.resources.flatMap((resource) => {
        const { create, update, remove } = resource.descriptor.operations;
        const many = manyOperations(resource.descriptor);
        return [create, update, remove, many.update, many.remove, many.restore, many.import].flatMap((name) =>
          name === undefined ? [] : [[name, resource] as const],
        );
      }),
    );
  owners.set(registry, known);
  return known.get(command);
};

/** What a job or a sub-job that comes or goes asks for [JOB-072 ADM-006]. */
const ofJobs = ({ entity, before, after }: Entry, command: string): Need => {
  if (OF_ESTIMATES.has(command) || (before !== null && after !== null)) return SIGNED_IN;
  const isEstimate = entity === 'job' && (before ?? after)?.is_estimate === true;
  return isEstimate ? 'CAN_EDIT_ESTIMATE' : 'CAN_DELETE_JOB';
};

/**
 * What taking an entry of the log back needs beside the right to the command itself: that of the call which does the
 * opposite to the record. A row that was made goes, a row that went comes, and each has a right of its own.
 */
export const inverseNeed = (registry: Registry, entry: Entry): Need => {
  if (entry.effect !== null) return SIGNED_IN;
  const command = entry.command.replace(/^(undo|redo) /, '');
  if (entry.entity === 'job' || entry.entity === 'job_detail') return ofJobs(entry, command);
  const owner = ownerOf(registry, command);
  if (!owner) return SIGNED_IN;
  const { read, create, update, remove } = owner.needs;
  if (owner.entity.name !== entry.entity) return { all: [read, update] };
  if (entry.before === null) return { all: [read, remove] };
  return { all: [read, entry.after === null ? create : update] };
};
