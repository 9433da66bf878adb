import type { CivilDate } from '../civilDate';

/**
 * What the name of a sub-job's presite folder is made of; `date` is the finished date of gunite, the application date
 * of pebble.
 */
export interface FolderParts {
  id: number;
  job_types: readonly string[];
  category: string;
  date: CivilDate | null;
}

/** A slash within a name would make it a path. */
const fit = (name: string): string => name.replace(/[/\\]/g, '-');

/** What a sub-job is called among its job's documents: `Pool, Spa (Gunite)` [DOC-045]. */
export const subJobText = ({ job_types, category }: Pick<FolderParts, 'job_types' | 'category'>): string =>
  `${job_types.length > 0 ? job_types.join(', ') : 'No Job Types'} (${category})`;

const nameOf = (parts: FolderParts): string => fit(`${subJobText(parts)} ${parts.date ?? 'No Date'}`);

/**
 * The presite folder of each sub-job of a job, below its documents: `Presite/Pool, Spa (Gunite) 2026-03-10/` [PRE-019].
 * Of several with one name the oldest keeps it, the others get their id behind it; letters' case does not make a name
 * another one.
 */
export const presiteFolders = (subJobs: readonly FolderParts[]): Map<number, string> => {
  const taken = new Set<string>();
  return new Map(
    subJobs
      .toSorted((a, b) => a.id - b.id)
      .map((subJob) => {
        const name = nameOf(subJob);
        const own = taken.has(name.toLowerCase()) ? `${name} #${subJob.id}` : name;
        taken.add(name.toLowerCase());
        return [subJob.id, `Presite/${own}/`];
      }),
  );
};
