import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/localText';
import { formatMessage } from '../../i18n/message';
import type { Card } from '#domain/boards/types';
import { STATUS_TABLE } from '#domain/statusTable';
import { boardMessages } from '../look/messages';
import { aBoardAnswer } from '../stories/boardData';
import type { BoardText } from '../look/useBoardText';
import { besideEachOther, detailRows } from './detailRows';

const {
  cards: [card],
  sub_jobs: [subJob],
} = aBoardAnswer();
if (!card || !subJob) throw new Error('the board is empty');

const english: BoardText = (message, params) => formatMessage(boardMessages.en, message, params);
const STATUSES = Object.entries(STATUS_TABLE).map(([id, { name }]) => ({ id: Number(id), name: name.en }));

describe('the details of a card', () => {
  it.each<Language>(['en', 'es'])('call no two lines by the same name (%s)', (language) => {
    const view = { card, subJob: { ...subJob, readiness: { missing: [] }, summary: subJob.summary } };
    const rows = detailRows(view, 'Prep 1', 'pebble', language, (message, params) =>
      formatMessage(boardMessages[language], message, params),
    );
    const names = rows.map(({ label }) => boardMessages[language][label]);
    expect(names).toContain(boardMessages[language].readiness);
    expect(new Set(names).size).toBe(names.length);
  });

  it('spell out the marks that a narrow face cuts short [BRD-017]', () => {
    const rows = detailRows(
      { card, subJob: { ...subJob, badges: ['COD', 'CRITICAL', 'REQUEST_FORM'] } },
      'Prep 1',
      'pebble',
      'en',
      (message, params) => formatMessage(boardMessages.en, message, params),
    );
    expect(rows.find(({ label }) => label === 'marks')?.value).toBe('COD, Critical, Request form');
  });

  it('tell everything of a board that the face leaves out and that has a value [BRD-017]', () => {
    const day = '2026-03-05';
    const whole = {
      ...subJob,
      company_name: 'Bayou Pools',
      requested_app_date: day,
      summary: subJob.summary && { ...subJob.summary, prep_date: day, scheduled_app_date: day, detail_date: day },
      awaiting_builder_date: day,
      pebble_perimeter: 81,
      plan_ia: 1014,
      mmg_ia: 884,
      plan_sa: 1200,
      depth_low: 3.5,
      depth_high: 8,
      colors: ['Tahoe Blue'],
      critical_note: 'Dog in the yard',
      description: 'Patch the steps',
      notes: 'Gate on the left',
      readiness: { missing: [] },
    };
    const rows = detailRows({ card: { ...card, phase_id: 2 }, subJob: whole }, 'App 1', 'pebble', 'en', english);
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'company',
        'phase',
        'status',
        'readiness',
        'scheduled',
        'requested',
        'prep_date',
        'app_date',
        'detail_date',
        'awaiting_since',
        'perimeter_label',
        'plan_ia',
        'mmg_ia',
        'plan_sa',
        'depth',
        'colors',
        'critical',
        'description',
        'notes',
      ]),
    );
    expect(rows.find(({ label }) => label === 'depth')?.value).toBe('3.5 – 8');
    expect(rows.every(({ value }) => value !== '')).toBe(true);
  });

  it("tell the job's number, how the other phases stand, and of a warranty job how much it presses and since when [BRD-017]", () => {
    const others = [
      { ...card, key: 'a', phase_id: 1, status_id: 1, date: '2026-03-02' },
      { ...card, key: 'b', phase_id: 3, status_id: 3, date: null },
      { ...card, key: 'c', entity: 'crew_repair_job', phase_id: null, status_id: 2, date: '2026-03-09' } as const,
    ];
    const rows = detailRows(
      { card: { ...card, phase_id: 2 }, subJob: { ...subJob, priority: 'High', creation_date: '2026-02-20' } },
      null,
      'pebble',
      'en',
      english,
      others,
    );
    const told = Object.fromEntries(rows.map(({ label, value }) => [label, value]));
    expect(told).toMatchObject({ job_number: String(subJob.job_id), priority: 'High', entered: '02/20/2026' });
    expect(told.other_phases).toBe(
      ['Prep: Complete, 03/02/2026', 'Detail: On Hold, (No Date)', 'Repair: Pending, 03/09/2026'].join('\n'),
    );
  });

  it('call every status by its name, and none "(No Status)" but a missing one [BRD-018]', () => {
    const statusOf = (status_id: number | null) =>
      detailRows({ card: { ...card, status_id }, subJob }, null, 'pebble', 'en', english).find(
        ({ label }) => label === 'status',
      )?.value;
    expect(STATUSES.map(({ id }) => statusOf(id))).toEqual(STATUSES.map(({ name }) => name));
    expect([statusOf(null), statusOf(21)]).toEqual(['(No Status)', '#21']);
  });

  it('say what a placed card, a slurry pickup and a visit lack [BRD-018]', () => {
    const told = (fields: Partial<Card>) =>
      Object.fromEntries(
        detailRows({ card: { ...card, ...fields }, subJob }, null, 'pebble', 'en', english).map(({ label, value }) => [
          label,
          value,
        ]),
      );
    const placed = { date: '2026-03-05', crew_id: 1001, foreman_id: null, foreman_name: null };
    expect(told({ ...placed, phase_id: 1, job_order: null })).toMatchObject({ order_label: '(No Order)' });
    expect(told({ ...placed, phase_id: 1, job_order: 3 })).toMatchObject({ order_label: '3' });
    expect(told({ ...placed, phase_id: 5, crew_id: null })).toMatchObject({
      slurry_pickup: '(No Slurry Pickup Crew)',
    });
    expect(told({ phase_id: 1, date: null, crew_id: null })).not.toHaveProperty('order_label');
    const visit = { entity: 'warranty_schedule', start: '2026-03-05T08:00:00', end: '2026-03-05T09:00:00' } as const;
    expect(told({ ...visit, foreman_name: null, completion: false })).toMatchObject({
      visit_state: '(Incomplete)',
      fieldworker: '(No Worker)',
    });
    expect(told({ ...visit, completion: true })).toMatchObject({ visit_state: 'Complete' });
  });

  it('call Weeping "Cave in" on a gunite board [BRD-005]', () => {
    const rows = detailRows({ card: { ...card, status_id: 4 }, subJob }, null, 'gunite', 'en', (message, params) =>
      formatMessage(boardMessages.en, message, params),
    );
    expect(rows.find(({ label }) => label === 'status')?.value).toBe('Cave in');
  });

  it('give way to the lines of the job that tell the same, and stay where there are none', () => {
    const rows = [
      { label: 'job_number', value: '7' },
      { label: 'colors', value: 'Onyx' },
      { label: 'prep_date', value: '03/02/2026' },
      { label: 'perimeter_label', value: '81' },
      { label: 'notes', value: 'two trucks\nsoft ground' },
    ] as const;
    const line = (en: string, value: string) => ({ label: { en, es: en }, value });
    const told = besideEachOther(rows, [
      line('Colors and materials', 'Pebble Sheen Onyx'),
      line('Crews', 'App, Pending'),
      line('Gunite notes', 'soft ground'),
    ]);
    expect(told.rows.map(({ label }) => label)).toEqual(['job_number', 'perimeter_label', 'notes']);
    expect(told.whole.map(({ label }) => label.en)).toEqual(['Colors and materials', 'Crews']);
    expect(besideEachOther(rows, [])).toEqual({ rows, whole: [] });
  });
});
