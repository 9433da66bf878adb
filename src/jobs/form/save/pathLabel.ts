import type { Language, LocalText } from '#domain/localText';
import type { JobDraft } from '#domain/jobs/draft';
import { SUB_JOB_LABELS } from '../../subJob/subJobLabels';
import { infoSections } from '../info/infoSections';
import { readPath } from '../state/draftPath';

const INFO: ReadonlyMap<string, LocalText> = new Map(
  infoSections(0)
    .flatMap(({ fields }) => fields)
    .map(({ name, label }) => [name, label]),
);

const SUB_JOB = /^sub_jobs\.([^.]+)\.?(.*)$/;

/** `plan_sa` is "Plan sa": what no form shows has no label of its own. */
const words = (name: string): string => {
  const text = name.replace(/^is_/, '').replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const titleOf = (value: unknown): string => {
  const named = ['phase_type', 'type', 'color', 'addition', 'fieldworker', 'company_division']
    .map((name) => readPath(value, `${name}.name`))
    .find((name) => typeof name === 'string');
  return typeof named === 'string' ? named : '';
};

/** The parts of a path within a sub-job: lists with the title of their row, then the field. */
const partsOf = (subJob: unknown, path: string, language: Language): string[] => {
  const parts: string[] = [];
  let [at, named] = ['', ''];
  const label = (): string => SUB_JOB_LABELS.get(named)?.[language] ?? words(named.split('.').at(-1) ?? '');
  for (const step of path.split('.')) {
    const list = readPath(subJob, at);
    at = at === '' ? step : `${at}.${step}`;
    if (Array.isArray(list)) parts.push([label(), titleOf(readPath(subJob, at))].filter(Boolean).join(' '));
    else named = named === '' ? step : `${named}.${step}`;
  }
  const last = readPath(subJob, at.slice(0, Math.max(at.lastIndexOf('.'), 0)));
  return Array.isArray(last) ? parts : [...parts, label()];
};

/** What a path of the form is called in a sentence: "Pebble: Crew Information App: Date". */
export const pathLabel = (draft: JobDraft, path: string, language: Language): string => {
  const [, key, field = ''] = SUB_JOB.exec(path) ?? [];
  if (key === undefined) return INFO.get(path)?.[language] ?? words(path);
  const subJob = readPath(draft, `sub_jobs.${key}`);
  const category = readPath(subJob, 'job_category.name');
  return [typeof category === 'string' ? category : '', ...(field === '' ? [] : partsOf(subJob, field, language))]
    .filter(Boolean)
    .join(': ');
};
