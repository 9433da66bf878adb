import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newCrewRow } from '#domain/subJobs/newSubJobDraft';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { pathLabel } from './pathLabel';

const pebble = aSubJob(2, NO_FACTS);
const DRAFT = { ...newJobDraft('2026-03-04'), sub_jobs: [{ ...pebble, pebble_details: pebble.pebble_details && { ...pebble.pebble_details, crew_information: [{ ...newCrewRow('11', NO_FACTS), id: 11, phase_type: { id: 2, name: 'App' } }] } }] };

describe('what a field is called in a sentence', () => {
  it('is its label on Job Info, in the language of the screen', () => {
    expect(pathLabel(DRAFT, 'gate_code', 'en')).toBe('Gate Code');
    expect(pathLabel(DRAFT, 'gate_code', 'es')).toBe('Código del portón');
  });

  it('names the sub-job and the row that it belongs to', () => {
    expect(pathLabel(DRAFT, 'sub_jobs.2.plan_sa', 'en')).toBe('Pebble: Plan SA');
    expect(pathLabel(DRAFT, 'sub_jobs.2.pebble_details.crew_information.11.date', 'en')).toBe('Pebble: Crew Information App: Date');
    expect(pathLabel(DRAFT, 'sub_jobs.2.pebble_details.crew_information.11', 'en')).toBe('Pebble: Crew Information App');
  });
});
