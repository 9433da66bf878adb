import type { Language, LocalText } from '#domain/access/localText';
import type { JobDraft } from '#domain/jobs/draft';
import { infoSections } from '../info/infoSections';
import { readPath } from '../state/draftPath';

const INFO: ReadonlyMap<string, LocalText> = new Map(infoSections(0).flatMap(({ fields }) => fields).map(({ name, label }) => [name, label]));

const CAPITALS: ReadonlySet<string> = new Set(['mmg', 'sa', 'ia', 'id', 'ph', 'vgb', 'cod']);

/** `plan_sa` is "Plan SA"; what a name begins with to say that it is a question is left out. */
const words = (name: string): string => name.replace(/^is_/, '').split('_')
  .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');

const titleOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  const named = ['phase_type', 'type', 'color', 'addition', 'fieldworker', 'company_division'].map((name) => readPath(value, `${name}.name`)).find((name) => typeof name === 'string');
  return typeof named === 'string' ? named : '';
};

/** What a path of the form is called in a sentence: "Pebble: Crew Information App: Date". */
export const pathLabel = (draft: JobDraft, path: string, language: Language, labels: ReadonlyMap<string, LocalText> = INFO): string => {
  const steps = path.split('.');
  const parts: string[] = [];
  let at = '';
  for (const [place, step] of steps.entries()) {
    const before = readPath(draft, at);
    at = at === '' ? step : `${at}.${step}`;
    const isLast = place === steps.length - 1;
    if (step === 'sub_jobs') continue;
    if (Array.isArray(before)) {
      const row = readPath(draft, at);
      const category = readPath(row, 'job_category.name');
      if (steps[place - 1] === 'sub_jobs') parts.push(typeof category === 'string' ? category : '');
      else parts.push([words(steps[place - 1] ?? ''), titleOf(row)].filter(Boolean).join(' '));
    } else if (isLast) parts.push(labels.get(step)?.[language] ?? words(step));
  }
  return parts.filter(Boolean).join(': ');
};
