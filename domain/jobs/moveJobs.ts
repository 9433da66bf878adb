import type { Change } from '../changes';
import { foldText } from '../foldText';

/** A contact of a builder. */
export interface MoveContact {
  id: number;
  name: string;
}

/** A job that goes to another builder. */
export interface MovedJob {
  id: number;
  company_id: number;
  company_supervisor: MoveContact | null;
  homeowner_id: number | null;
}

/** What becomes of the contact of jobs that go: a contact of that name at the other builder, or none. */
export interface ContactMove {
  from: string;
  to: string | null;
  count: number;
}

/** The result of moving jobs to another builder. */
export interface JobsMove {
  changes: Change[];
  /** Jobs that belong to the builder already. */
  same_count: number;
  contacts: ContactMove[];
  /** Jobs of homeowners, whose record they do not name any more; the name and phones on the job stay. */
  homeowner_count: number;
}

/** The one contact of the other builder who bears the name; of two nobody knows which is meant. */
const namesake = (contact: MoveContact | null, contacts: readonly MoveContact[]): MoveContact | null => {
  if (!contact) return null;
  const found = contacts.filter(({ name }) => foldText(name) === foldText(contact.name));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/**
 * Moves jobs to another builder [KEY-020]. A contact belongs to a builder: the job gets the one of the same name there,
 * or none. Whatever else the job says stays as it is.
 */
export const moveJobs = (jobs: readonly MovedJob[], to: number, contacts: readonly MoveContact[]): JobsMove => {
  const moving = jobs.filter(({ company_id }) => company_id !== to);
  const byContact = new Map<number, ContactMove>();
  const changes = moving.map((job): Change => {
    const own = job.company_supervisor;
    const next = namesake(own, contacts);
    if (own) {
      const known = byContact.get(own.id) ?? { from: own.name, to: next?.name ?? null, count: 0 };
      byContact.set(own.id, { ...known, count: known.count + 1 });
    }
    return {
      entity: 'job',
      id: job.id,
      job_id: job.id,
      op: 'update',
      set: {
        company_id: to,
        ...(own ? { company_supervisor_id: next?.id ?? null } : {}),
        ...(job.homeowner_id === null ? {} : { homeowner_id: null }),
      },
    };
  });
  return {
    changes,
    same_count: jobs.length - moving.length,
    contacts: [...byContact.values()].toSorted((a, b) => b.count - a.count || a.from.localeCompare(b.from)),
    homeowner_count: moving.filter(({ homeowner_id }) => homeowner_id !== null).length,
  };
};
