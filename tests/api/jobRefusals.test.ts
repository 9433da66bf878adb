import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, refusedFields, type Fields, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
});

const OAK = { name: 'Oak', company: { id: 700 } };
const GUNITE = { id: 1 };
const PEBBLE = { id: 2 };
const WARRANTY = { id: 3 };
const withSubJob = (subJob: Fields): Promise<SavedJob> => jobs.create({ ...OAK, sub_jobs: [subJob] });
const refused = async (subJob: Fields): Promise<Record<string, string>> =>
  refusedFields(await jobs.tryCreate({ ...OAK, sub_jobs: [subJob] }));
/** Refused fields of the first sub-job of a job that is changed. */
const refusedChange = async (job: SavedJob, set: Fields): Promise<Record<string, string>> => {
  const { id, version } = firstSubJob(job);
  return refusedFields(await jobs.tryUpdate(job.id, { sub_jobs: [{ id, version, ...set }] }));
};

describe('the fields of a job', () => {
  it.each<[string, Fields, Record<string, string>]>([
    ['company and name', {}, { company: 'Company is required', name: 'Name is required' }],
    ['a blank name', { ...OAK, name: '  ' }, { name: 'Name is required' }],
    [
      'phones of ten digits',
      { ...OAK, phone: '7135550142', homeowner_phone: '(013) 555-0142', homeowner_secondary_phone: '(713) 555-014' },
      {
        phone: 'Please enter a 10-digit phone number.',
        homeowner_phone: 'Please enter a 10-digit phone number.',
        homeowner_secondary_phone: 'Please enter a 10-digit phone number.',
      },
    ],
    [
      'an e-mail address',
      { ...OAK, homeowner_email: 'ana' },
      { homeowner_email: 'Please enter a valid email address.' },
    ],
    ['a date', { ...OAK, entered_date: '2026-02-30' }, { entered_date: 'Must be a valid date.' }],
    ['notes of 4000 characters', { ...OAK, notes: 'x'.repeat(10_000) }, { notes: 'Must be 4000 characters or less.' }],
  ])('are refused by name: %s [JOB-020 JOB-021 JOB-029]', async (_what, job, fields) => {
    expect(refusedFields(await jobs.tryCreate(job))).toEqual(fields);
  });

  it('are looked for by numbers that can be one: 20 digits name no job, no company and no estimate', async () => {
    const long = '12345678901234567890';
    const asked = await ask('admin', `{ job(id: ${long}) { id } }`);
    expect(asked.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const {
      errors: [error],
    } = await jobs.tryCreate({ ...OAK, company: { id: Number(long) } });
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('keep emoji, right-to-left text, quotes and HTML as they are', async () => {
    const name = '<b>"Pool" 🏊‍♀️ מים & \'x\'</b>';
    expect(await jobs.create({ ...OAK, name, notes: 'a\u0000b' })).toMatchObject({ name, notes: 'ab' });
  });

  it('name a supervisor of the company alone [JOB-027]', async () => {
    expect(await jobs.create({ ...OAK, company_supervisor: { id: 900 } })).toMatchObject({
      company_supervisor: { first_name: 'Ana' },
    });
    expect(refusedFields(await jobs.tryCreate({ ...OAK, company_supervisor: { id: 901 } }))).toEqual({
      company_supervisor: 'This supervisor belongs to another company.',
    });
  });

  it('have both degrees of a place, or none', async () => {
    expect(refusedFields(await jobs.tryCreate({ ...OAK, lat: 29.7 }))).toEqual({ lon: 'Required' });
    expect(refusedFields(await jobs.tryCreate({ ...OAK, lat: 91, lon: -95 }))).toEqual({
      lat: 'Must be between -90 and 90.',
    });
  });
});

describe('the fields of a sub-job', () => {
  it.each<[string, Fields, Record<string, string>]>([
    [
      'a phase [PEB-021]',
      { job_category: PEBBLE, pebble_details: { crew_information: [{ notes: 'x' }] } },
      { 'pebble_details.crew_information.0.phase_type': 'You must select a phase' },
    ],
    [
      'a date [SUB-010]',
      {
        job_category: PEBBLE,
        pebble_details: { crew_information: [{ phase_type: { id: 1 } }, { phase_type: { id: 1 }, date: '4/1/2026' }] },
      },
      { 'pebble_details.crew_information.1.date': 'Must be a valid date.' },
    ],
    [
      '200 characters of tiles [PEB-032]',
      { job_category: PEBBLE, pebble_details: { tile_information: 'x'.repeat(201) } },
      { 'pebble_details.tile_information': 'Must be 200 characters or less.' },
    ],
    [
      'a type [GUN-009]',
      { job_category: GUNITE, gunite_details: { gunite_history: [{ yardage: 3 }] } },
      { 'gunite_details.gunite_history.0.type': 'Required' },
    ],
    [
      'a day for types 2 to 8 [GUN-010]',
      {
        job_category: GUNITE,
        gunite_details: { gunite_history: [{ type: { id: 1 } }, { type: { id: 2 } }, { type: { id: 9 } }] },
      },
      { 'gunite_details.gunite_history.1.gunite_date': 'Required' },
    ],
    [
      'an order from 1 to 8',
      {
        job_category: GUNITE,
        gunite_details: {
          gunite_history: [
            { type: { id: 1 }, job_order: 9 },
            { type: { id: 1 }, job_order: 1.5 },
          ],
        },
      },
      {
        'gunite_details.gunite_history.0.job_order': 'Must be 8 or less.',
        'gunite_details.gunite_history.1.job_order': 'Must be a whole number.',
      },
    ],
    [
      'an addition [BLD-005 BLD-007]',
      { job_category: GUNITE, boulder_details: [{ notes: 'x' }] },
      { 'boulder_details.0.addition': 'Required' },
    ],
    [
      'a department [WAR-013 WAR-014]',
      { job_category: WARRANTY, warranty_details: { crew_repair_jobs: [{}, { company_division: { id: 4 } }] } },
      {
        'warranty_details.crew_repair_jobs.0.company_division': 'Department is required.',
        'warranty_details.crew_repair_jobs.1.company_division': 'Department is required.',
      },
    ],
    [
      'an end after the start [WAR-022]',
      {
        job_category: WARRANTY,
        warranty_details: {
          schedule: [
            { start: '2026-04-01T10:00', end: '2026-04-01T10:00' },
            { start: '2026-04-01T23:30', end: '2026-04-02T00:30' },
          ],
        },
      },
      {
        'warranty_details.schedule.0.end': 'End must be after start.',
        'warranty_details.schedule.1.end': 'End must be after start.',
      },
    ],
    [
      'a pH to 14 [WAR-022]',
      { job_category: WARRANTY, warranty_details: { chemicals: { ph: 14.5, chlorine: -1 } } },
      {
        'warranty_details.chemicals.ph': 'Must be between 0 and 14.',
        'warranty_details.chemicals.chlorine': 'Must be 0 or more.',
      },
    ],
    [
      'who the other supervisor is [WAR-006 WAR-021]',
      { job_category: WARRANTY, warranty_details: { repair_supervisor: { id: 99_999 } } },
      { 'warranty_details.other_repair_supervisor': 'Required' },
    ],
    [
      'dates of a warranty [WAR-018]',
      { job_category: WARRANTY, warranty_details: { invoice_date: '2026-13-01' } },
      { 'warranty_details.invoice_date': 'Must be a valid date.' },
    ],
    [
      'counts from 0 [PRE-008 PRE-022]',
      { job_category: GUNITE, presite: { rope_anchors: -1, fittings_pool: 0.5 } },
      { 'presite.rope_anchors': 'Must be 0 or more.', 'presite.fittings_pool': 'Must be a whole number.' },
    ],
    [
      'which other slurry [PRE-006 PRE-021]',
      { job_category: PEBBLE, presite: { slurry_type: { id: 99_999 } } },
      { 'presite.slurry_type_other': 'Required' },
    ],
    [
      'presite dates [PRE-009]',
      { job_category: PEBBLE, presite: { checkin_date: 'soon' } },
      { 'presite.checkin_date': 'Must be a valid date.' },
    ],
    [
      'the critical note [JOB-071]',
      { job_category: PEBBLE, is_critical_note: true },
      { critical_note: 'Critical Note is required' },
    ],
    ['a status of the list', { job_category: PEBBLE, status: { id: 77 } }, { status: 'This choice does not exist.' }],
    ['a status that exists', { job_category: PEBBLE, status: { id: -1 } }, { status: 'This choice does not exist.' }],
    [
      'statuses of crew rows',
      { job_category: PEBBLE, pebble_details: { crew_information: [{ phase_type: { id: 1 }, status: { id: 21 } }] } },
      { 'pebble_details.crew_information.0.status': 'This choice does not exist.' },
    ],
    [
      'statuses of entries and boulders',
      {
        job_category: GUNITE,
        gunite_details: { gunite_history: [{ type: { id: 1 }, status: { id: 0 } }] },
        boulder_details: [{ addition: { id: 1 }, status: { id: 99 } }],
      },
      {
        'gunite_details.gunite_history.0.status': 'This choice does not exist.',
        'boulder_details.0.status': 'This choice does not exist.',
      },
    ],
    [
      'statuses of repairs',
      {
        job_category: WARRANTY,
        warranty_details: { crew_repair_jobs: [{ company_division: { id: 2 }, status: { id: 500 } }] },
      },
      { 'warranty_details.crew_repair_jobs.0.status': 'This choice does not exist.' },
    ],
    [
      'notes of 4000 characters',
      {
        job_category: PEBBLE,
        pebble_details: {
          notes: 'x'.repeat(10_000),
          crew_information: [{ phase_type: { id: 1 }, notes: 'x'.repeat(10_000) }],
        },
      },
      {
        'pebble_details.notes': 'Must be 4000 characters or less.',
        'pebble_details.crew_information.0.notes': 'Must be 4000 characters or less.',
      },
    ],
    [
      'job types of the list',
      { job_category: PEBBLE, job_types: ['Moat'] },
      { job_types: 'This choice does not exist.' },
    ],
    ['a category of the list', { job_category: { id: 9 } }, { job_category: 'This choice does not exist.' }],
    [
      'words of a comment [SUB-024]',
      { job_category: PEBBLE, general_comments: [{ general_comment: ' ' }, { general_comment: 'x'.repeat(2001) }] },
      {
        'general_comments.0.general_comment': 'Required',
        'general_comments.1.general_comment': 'Must be 2000 characters or less.',
      },
    ],
  ])('are refused by name and place: %s', async (_what, subJob, fields) => {
    expect(await refused(subJob)).toEqual(
      Object.fromEntries(Object.entries(fields).map(([path, text]) => [`sub_jobs.0.${path}`, text])),
    );
  });

  it('keep their category [SUB-023]', async () => {
    const job = await withSubJob({ job_category: PEBBLE });
    expect(await refusedChange(job, { job_category: GUNITE })).toEqual({
      'sub_jobs.0.job_category': 'The category of a saved sub-job cannot be changed.',
    });
  });

  it('are not rows of other sub-jobs, nor one row twice', async () => {
    const [job, other] = [await withSubJob({ job_category: PEBBLE }), await withSubJob({ job_category: PEBBLE })];
    const [own] = firstSubJob(job).pebble_details?.crew_information ?? [];
    const [foreign] = firstSubJob(other).pebble_details?.crew_information ?? [];
    const rows = [{ id: own?.id }, { id: foreign?.id, phase_type: { id: 1 } }, { id: own?.id }];
    expect(await refusedChange(job, { pebble_details: { crew_information: rows } })).toEqual({
      'sub_jobs.0.pebble_details.crew_information.1.id': 'This entry belongs to another sub-job.',
      'sub_jobs.0.pebble_details.crew_information.2.id': 'This entry is there twice.',
    });
    const { id, version } = firstSubJob(other);
    expect(refusedFields(await jobs.tryUpdate(job.id, { sub_jobs: [{ id, version }] }))).toEqual({
      'sub_jobs.0.id': 'This sub-job belongs to another job.',
    });
  });

  it('keep the comments that are stored [SUB-011 SUB-024]', async () => {
    const job = await withSubJob({ job_category: PEBBLE, general_comments: [{ general_comment: 'First' }] });
    const [first] = firstSubJob(job).general_comments;
    expect(first).toMatchObject({ general_comment: 'First', created_by: { name: 'Avery Lindqvist' } });
    expect(await refusedChange(job, { general_comments: [{ id: first?.id, general_comment: 'Other' }] })).toEqual({
      'sub_jobs.0.general_comments.0.general_comment': 'A saved comment cannot be changed or deleted.',
    });
    const { id, version } = firstSubJob(job);
    const saved = await jobs.update(job.id, {
      sub_jobs: [{ id, version, general_comments: [{ general_comment: 'Second' }] }],
    });
    expect(firstSubJob(saved).general_comments.map(({ general_comment }) => general_comment)).toEqual([
      'Second',
      'First',
    ]);
  });
});

describe('a crew in a row', () => {
  const UNFIT = (crew: string): string => `${crew} does not do this kind of work.`;

  it('works there: on the phase, in the division of a history or a repair [PEB-017 GUN-020 WAR-015]', async () => {
    const crewRow = (phase: number, crew: number): Fields => ({
      job_category: PEBBLE,
      pebble_details: { crew_information: [{ phase_type: { id: phase }, crew: { id: crew } }] },
    });
    const at = 'sub_jobs.0.pebble_details.crew_information.0.crew';
    expect(await refused(crewRow(2, 7011))).toEqual({ [at]: UNFIT('Prep X') });
    expect(await refused(crewRow(1, 7041))).toEqual({ [at]: UNFIT('Gunite X') });
    const entry = {
      job_category: GUNITE,
      gunite_details: { gunite_history: [{ type: { id: 1 }, crew: { id: 7011 } }] },
    };
    expect(await refused(entry)).toEqual({ 'sub_jobs.0.gunite_details.gunite_history.0.crew': UNFIT('Prep X') });
    const repair = (division: number): Fields => ({
      job_category: WARRANTY,
      warranty_details: { crew_repair_jobs: [{ company_division: { id: division }, crew: { id: 7021 } }] },
    });
    expect(await refused(repair(2))).toEqual({ 'sub_jobs.0.warranty_details.crew_repair_jobs.0.crew': UNFIT('App X') });
    expect(await refused(repair(3))).toEqual({});
  });

  it('stays where it stood when it went to another division since', async () => {
    await database.pool.query(
      "insert into crew (id, name, subdivision, lookup_company_division_id) values (7012, 'Prep Y', 'Prep', 3)",
    );
    const job = await withSubJob({
      job_category: PEBBLE,
      pebble_details: { crew_information: [{ phase_type: { id: 1 }, crew: { id: 7012 } }] },
    });
    await database.pool.query('update crew set lookup_company_division_id = 2 where id = 7012');
    const [row] = firstSubJob(job).pebble_details?.crew_information ?? [];
    const kept = { crew_information: [{ id: row?.id, notes: 'Gate locked' }] };
    expect(await refusedChange(job, { pebble_details: kept })).toEqual({});
  });
});

describe('a save that is based on old values', () => {
  it('is a conflict of the sub-job that somebody changed, and nothing of it is stored [API-037]', async () => {
    const job = await jobs.create({ ...OAK, sub_jobs: [{ job_category: PEBBLE }, { job_category: GUNITE }] });
    const [pebble, gunite] = job.sub_jobs;
    await jobs.update(job.id, { sub_jobs: [{ id: gunite?.id, version: 1, plan_sa: 5 }] });
    const {
      errors: [error],
    } = await jobs.tryUpdate(job.id, {
      version: 1,
      name: 'Elm',
      sub_jobs: [
        { id: pebble?.id, version: 1, plan_sa: 7 },
        { id: gunite?.id, version: 1, plan_sa: 6 },
      ],
    });
    expect(error?.extensions).toMatchObject({
      code: 'CONFLICT',
      entity: 'job_detail',
      entity_id: gunite?.id,
      current: { plan_sa: 5, version: 2 },
      changed_by: 'Avery Lindqvist',
    });
    expect(await jobs.read(job.id)).toMatchObject({ name: 'Oak', sub_jobs: [{ plan_sa: null }, { plan_sa: 5 }] });
  });

  it('is a conflict of the job only when fields of the job are sent', async () => {
    const job = await withSubJob({ job_category: PEBBLE });
    await jobs.update(job.id, { version: 1, name: 'Elm' });
    const {
      errors: [error],
    } = await jobs.tryUpdate(job.id, { version: 1, name: 'Ash' });
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', entity: 'job', entity_id: job.id });
    const { id } = firstSubJob(job);
    expect(await jobs.update(job.id, { sub_jobs: [{ id, version: 1, plan_sa: 7 }] })).toMatchObject({
      name: 'Elm',
      sub_jobs: [{ plan_sa: 7 }],
    });
    expect(refusedFields(await jobs.tryUpdate(job.id, { name: 'Ash' }))).toEqual({ version: 'Version is required' });
  });

  it('is a conflict of a sub-job that somebody has deleted, and nothing of it is stored [API-037]', async () => {
    const job = await jobs.create({ ...OAK, sub_jobs: [{ job_category: PEBBLE }, { job_category: GUNITE }] });
    const [pebble, gunite] = job.sub_jobs;
    await ask('manager', 'mutation ($id: Int!) { deleteJobDetail(id: $id) { id } }', { id: pebble?.id });
    const {
      errors: [error],
    } = await jobs.tryUpdate(job.id, {
      sub_jobs: [
        { id: pebble?.id, version: 1, plan_sa: 7 },
        { id: gunite?.id, version: 1, plan_sa: 6 },
      ],
    });
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', entity: 'job_detail', entity_id: pebble?.id });
    expect(await jobs.read(job.id)).toMatchObject({ sub_jobs: [{ id: gunite?.id, plan_sa: null }] });
  });

  it('finds a job no more that somebody has deleted', async () => {
    const job = await withSubJob({ job_category: PEBBLE });
    await ask('manager', 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id: job.id });
    expect((await jobs.tryUpdate(job.id, { version: 1, name: 'Elm' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('stores nothing when the database fails half way', async () => {
    const job = await withSubJob({ job_category: PEBBLE });
    const { id, version } = firstSubJob(job);
    await database.pool
      .query(`create function refuse_comment() returns trigger language plpgsql as $$ begin if new.general_comment = 'full' then raise 'disk full'; end if; return new; end $$;
      create trigger refuse_comment before insert on general_comment for each row execute function refuse_comment()`);
    const changes = {
      version: 1,
      name: 'Elm',
      sub_jobs: [
        {
          id,
          version,
          plan_sa: 7,
          pebble_details: { notes: 'new', crew_information: [] },
          general_comments: [{ general_comment: 'full' }],
        },
      ],
    };
    const failed = await jobs.tryUpdate(job.id, changes);
    await database.pool.query('drop trigger refuse_comment on general_comment; drop function refuse_comment');
    expect(failed.errors[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await jobs.read(job.id)).toEqual(job);
  });

  it('stores nothing when one part is refused', async () => {
    const job = await withSubJob({ job_category: PEBBLE });
    const { id, version } = firstSubJob(job);
    await jobs.tryUpdate(job.id, {
      version: 1,
      name: 'Elm',
      sub_jobs: [{ id, version, plan_sa: 7, tile_information: 'x' }],
    });
    const refusedSave = await jobs.tryUpdate(job.id, {
      version: 1,
      name: 'Elm',
      sub_jobs: [{ id, version, plan_sa: 7, pebble_details: { crew_information: [{}] } }],
    });
    expect(refusedSave.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await jobs.read(job.id)).toMatchObject({
      name: 'Oak',
      version: 1,
      sub_jobs: [{ plan_sa: null, version: 1 }],
    });
  });
});
