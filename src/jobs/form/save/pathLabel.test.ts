import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newCrewRow } from '#domain/subJobs/newSubJobDraft';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { SUB_JOB_LABELS } from '../../subJob/subJobLabels';
import { pathLabel } from './pathLabel';

const pebble = aSubJob(2, NO_FACTS);
const DRAFT = {
  ...newJobDraft('2026-03-04'),
  sub_jobs: [
    {
      ...pebble,
      pebble_details: pebble.pebble_details && {
        ...pebble.pebble_details,
        crew_information: [{ ...newCrewRow('11', NO_FACTS), id: 11, phase_type: { id: 2, name: 'App' } }],
      },
    },
  ],
};

describe('what a field is called in a sentence', () => {
  it('is its label on Job Info, in the language of the screen', () => {
    expect(pathLabel(DRAFT, 'gate_code', 'en')).toBe('Gate Code');
    expect(pathLabel(DRAFT, 'gate_code', 'es')).toBe('Código del portón');
  });

  it('names the sub-job and the row that it belongs to', () => {
    expect(pathLabel(DRAFT, 'sub_jobs.2.plan_sa', 'en')).toBe('Pebble: Plan SA');
    expect(pathLabel(DRAFT, 'sub_jobs.2.pebble_details.crew_information.11.date', 'en')).toBe(
      'Pebble: Crew Information App: Date',
    );
    expect(pathLabel(DRAFT, 'sub_jobs.2.pebble_details.crew_information.11', 'en')).toBe(
      'Pebble: Crew Information App',
    );
    expect(pathLabel(DRAFT, 'sub_jobs.2', 'en')).toBe('Pebble');
  });

  it('is the label of the field in Spanish too, in the section and the list where it stands', () => {
    expect(pathLabel(DRAFT, 'sub_jobs.2.status', 'es')).toBe('Pebble: Estado');
    expect(pathLabel(DRAFT, 'sub_jobs.2.presite.scheduled_date', 'es')).toBe('Pebble: Fecha programada');
    expect(pathLabel(DRAFT, 'sub_jobs.2.pebble_details.crew_information.11.foreman', 'es')).toBe(
      'Pebble: Cuadrillas App: Capataz',
    );
    expect(pathLabel(DRAFT, 'sub_jobs.2.general_comments', 'es')).toBe('Pebble: Comentarios generales');
  });

  it('names every field of a sub-job that a form shows, in words of its own language', () => {
    const [subJob] = DRAFT.sub_jobs;
    const unnamed = Object.keys(subJob ?? {})
      .filter((name) => !SUB_JOB_LABELS.has(name))
      .toSorted();
    expect(unnamed).toEqual([
      'gunite_details',
      'id',
      'is_status_manual',
      'key',
      'pebble_details',
      'presite',
      'version',
      'warranty_details',
    ]);
    expect([...SUB_JOB_LABELS.values()].filter(({ en, es }) => en === '' || es === '')).toEqual([]);
  });
});
