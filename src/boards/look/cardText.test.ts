import { describe, expect, it } from 'vitest';
import type { Card, SubJob } from '#domain/boards/types';
import { formatMessage } from '../../i18n/message';
import { boardMessages } from './messages';
import { aBoardAnswer } from '../stories/boardData';
import type { BoardText } from './useBoardText';
import { cardText, decidingText, shortName, type Around } from './cardText';

const english: BoardText = (message, params) => formatMessage(boardMessages.en, message, params);
const answer = aBoardAnswer();
const [firstCard] = answer.cards;
const [firstJob] = answer.sub_jobs;
if (!firstCard || !firstJob) throw new Error('the board is empty');

const JOB: Partial<SubJob> = {
  job_name: 'Ochoa Residence',
  company_abbreviation: 'BCP',
  city: 'Katy',
  key_map: '485X',
  pebble_perimeter: 81,
  plan_ia: 1014,
  colors: ['Tahoe Blue'],
  plan_perimeter: 90,
  plan_sa: 1200,
  depth_low: 3.5,
  depth_high: 8,
  description: 'Patch the steps',
};
const face = (card: Partial<Card>, job: Partial<SubJob> = {}, isAssigned = true, around?: Around) =>
  cardText(
    {
      card: { ...firstCard, foreman_name: 'Luis Ortega', crew_id: 1001, ...card },
      subJob: { ...firstJob, ...JOB, ...job },
    },
    isAssigned,
    english,
    around,
  );

describe('the face of a card', () => {
  it('says what a phase is, how much, in which colours and who leads it [BRD-017]', () => {
    expect(face({ phase_id: 2 })).toEqual({
      name: 'Ochoa Residence',
      abbreviation: 'BCP',
      where: 'Katy · 485X',
      work: 'App · 81 lf · 1,014 sf',
      extra: 'Tahoe Blue · Luis Ortega',
    });
  });
  it('leaves out what its row says, marks rounded feet, and says first by what it is planned', () => {
    const crew = { foreman_id: 7 };
    const app = { phase_id: 2, foreman_id: 7 };
    const inApp = { stage: 'APP', crew } as const;
    expect(face(app, { plan_ia: 1014.4, pebble_perimeter: 81.59 }, true, inApp)).toMatchObject({
      work: '≈1,014 sf · ≈82 lf',
      extra: 'Tahoe Blue',
    });
    expect(face({ ...app, foreman_id: 8 }, {}, true, inApp).extra).toBe('Tahoe Blue · Luis Ortega');
    expect(face(app, {}, false, { stage: null, crew: null }).work).toBe('1,014 sf · 81 lf · App');
    const gunite = { entity: 'gunite_history', phase_id: null, type_id: 2, yardage: 62.5 } as const;
    expect(face(gunite, {}, true, { stage: 'GUNITE', crew })).toMatchObject({
      work: '62.5 yd · Day 2',
      extra: '1,200 sf · 3.5–8 · 90 lf',
    });
  });
  it('leaves a measure out whole where it has no room, and on paper none', () => {
    const gunite = { entity: 'gunite_history', phase_id: null, type_id: 1, yardage: 40 } as const;
    const long = { plan_sa: 2281.4, depth_low: 3.5, depth_high: 5.5, plan_perimeter: 200.3 };
    expect(face(gunite, long, true, { stage: 'GUNITE', crew: null }).extra).toBe('≈2,281 sf · 3.5–5.5');
    expect(face(gunite, long, true, { stage: 'GUNITE', crew: null, wraps: true }).extra).toBe(
      '≈2,281 sf · 3.5–5.5 · ≈200 lf',
    );
  });
  it('says of a small card the yards or the square feet', () => {
    const around = { stage: null, crew: null };
    const view = (card: Partial<Card>, job: Partial<SubJob> = {}) => ({
      card: { ...firstCard, ...card },
      subJob: { ...firstJob, ...JOB, ...job },
    });
    const gunite = { entity: 'gunite_history', type_id: 1, phase_id: null } as const;
    const repair = { entity: 'crew_repair_job', phase_id: 0, division_id: 3 } as const;
    expect(decidingText(view({ phase_id: 1 }), english, around)).toBe('1,014 sf');
    expect(decidingText(view({ phase_id: 1 }, { plan_ia: null, mmg_ia: null }), english, around)).toBe('');
    expect(decidingText(view({ ...gunite, yardage: 8.25 }), english, around)).toBe('8.25 yd');
    expect(decidingText(view(repair), english, around)).toBe('');
  });
  it('drops the word that most jobs have from their names', () => {
    expect(['Ochoa Residence', 'The Residence at Oak', 'Residence', 'Vu Pool'].map(shortName)).toEqual([
      'Ochoa',
      'The at Oak',
      'Residence',
      'Vu Pool',
    ]);
  });
  it("names the foreman only in a crew's day", () => {
    expect(face({ phase_id: 1 }, {}, false).extra).toBe('Tahoe Blue');
    expect(face({ phase_id: 1, foreman_name: null }).extra).toBe('Tahoe Blue · (No Foreman)');
  });
  it('says what is missing in the words of the product [BRD-018]', () => {
    expect(
      face(
        { phase_id: 1, crew_id: null, foreman_name: null },
        { city: null, key_map: null, colors: [], pebble_perimeter: null, plan_ia: null },
      ),
    ).toMatchObject({ where: '(No Address)', work: 'Prep', extra: '(No Color)' });
  });
  it('names who picks slurry up, else that nobody does [BRD-018]', () => {
    const slurry = { phase_id: 5, crew_id: null, foreman_name: null };
    expect(face(slurry).extra).toBe('Tahoe Blue · (No Slurry Pickup Crew)');
    expect(face({ ...slurry, slurry_pickup: 'MMG' }).extra).toBe('Tahoe Blue · MMG');
    expect(face(slurry, {}, false).extra).toBe('Tahoe Blue');
    const narrow = { stage: 'SLURRY', crew: null } as const;
    expect(face({ ...slurry, slurry_pickup: 'MMG' }, {}, true, narrow).extra).toBe('MMG · Tahoe Blue');
    expect(face(slurry, {}, true, narrow).extra).toBe('(No Slurry Pickup Crew)');
    expect(face(slurry, {}, false, narrow).extra).toBe('Tahoe Blue');
  });
  it('measures by the plan, else by what MMG measured', () => {
    expect(face({ phase_id: 2 }, { plan_ia: 1014, mmg_ia: 884 }).work).toContain('1,014 sf');
    expect(face({ phase_id: 2 }, { plan_ia: null, mmg_ia: 884 }).work).toContain('884 sf');
  });
  it('shows a repair with its description and notes', () => {
    const repair = { entity: 'crew_repair_job', phase_id: 0, division_id: 3 } as const;
    expect(face({ ...repair, notes: 'Bring sanding pads' })).toMatchObject({
      work: 'Repair · Patch the steps',
      extra: 'Bring sanding pads',
    });
    expect(face(repair, { notes: 'Gate on the left' }).extra).toBe('Gate on the left');
    expect(face({ ...repair, notes: '' }, { notes: null }).extra).toBe('(No Notes)');
  });
  it('says when the crew begins at a gunite stop of its day, and nothing of it in a tray [SDY-018]', () => {
    const gunite = { entity: 'gunite_history', phase_id: null, type_id: 1, yardage: 40, start_time: '07:30' } as const;
    const week = { stage: 'GUNITE', crew: null } as const;
    expect(face(gunite, {}, true, week)).toMatchObject({ work: '40 yd · Day 1', extra: '07:30 AM · 1,200 sf' });
    expect(face({ ...gunite, yardage: null }, {}, true, week).work).toBe('(No Yardage) · Day 1');
    const paper = { stage: 'GUNITE', crew: null, wraps: true } as const;
    expect(face(gunite, {}, true, paper).work).toBe('40 yd · Day 1 · 07:30 AM');
    expect(face(gunite).work).toMatch(/^07:30 AM · Day 1 · /);
    expect(face(gunite, {}, false).work).not.toContain('07:30');
  });

  it('shows a gunite day with its type, measures and yards', () => {
    const gunite = { entity: 'gunite_history', phase_id: null, type_id: 4 } as const;
    expect(face({ ...gunite, yardage: 62.5 })).toMatchObject({
      work: 'Cave in · 90 lf · 1,200 sf · 3.5–8',
      extra: '62.5 yd',
    });
    expect(face({ ...gunite, type_id: 9 })).toMatchObject({
      work: 'Flash · 90 lf · 1,200 sf · 3.5–8',
      extra: '(No Yardage)',
    });
  });
});
