import { describe, expect, it } from 'vitest';
import { newColorRow, newCrewRow, newGuniteEntry, newVisit } from '#domain/subJobs/newSubJobDraft';
import { cellsOf } from '../../entries/cellsOf';
import type { EntryColumn, EntryRow } from '../../entries/entryColumn';
import { aCrewRow, anEntry, FACTS, statusOf } from '../stories/storyJobs';
import { BOULDER_COLUMNS } from './boulderColumns';
import { COLOR_COLUMNS } from './colorColumns';
import { CREW_COLUMNS } from './crewColumns';
import { GUNITE_COLUMNS } from './guniteColumns';
import { VISIT_COLUMNS } from './warrantyColumns';

const heads = <Row extends EntryRow>(columns: readonly EntryColumn<Row>[]): string[] =>
  columns.filter(({ inPlaceOf }) => inPlaceOf === undefined).map(({ label }) => label.en);
const texts = <Row extends EntryRow>(
  columns: readonly EntryColumn<Row>[],
  row: Row,
  language: 'en' | 'es' = 'en',
): string[] => cellsOf(columns, row).map(({ text }) => text(row, language));

describe('a row without values', () => {
  it('shows what is missing in a crew row, and at phase 5 the slurry crew in place of crew and foreman [PEB-012 PEB-033 SUB-017 SUB-025]', () => {
    expect(texts(CREW_COLUMNS, { ...newCrewRow('a', FACTS), status: null })).toEqual([
      '(No Phase)',
      '(No Status)',
      '(No Date)',
      '(No Crew)',
      '(No Foreman)',
      '(No Order)',
      '(No Notes)',
    ]);
    expect(texts(CREW_COLUMNS, aCrewRow(1, 5))).toEqual([
      'Slurry',
      'Pending',
      '(No Date)',
      '(No Slurry Pickup Crew)',
      '(No Order)',
      '(No Notes)',
    ]);
  });

  it('shows what is missing in a colour [PEB-034 SUB-025]', () => {
    expect(texts(COLOR_COLUMNS, newColorRow('a'))).toEqual([
      '(No Material)',
      '(No Color)',
      '',
      '(No Pool Section)',
      '(No Batches)',
      '(No Notes)',
    ]);
  });

  it('shows what is missing in a gunite entry, also in Spanish [GUN-018 SUB-025]', () => {
    const entry = { ...newGuniteEntry('a', [], FACTS), type: null, status: null };
    expect(texts(GUNITE_COLUMNS, entry)).toEqual([
      '(No Date)',
      '(No Status)',
      '(No Crew)',
      '(No Type)',
      '(No Yardage)',
      '(No Order)',
      '',
      '(No Notes)',
    ]);
    expect(texts(GUNITE_COLUMNS, entry, 'es')[0]).toBe('(Sin fecha)');
    expect(texts(GUNITE_COLUMNS, { ...entry, yardage: 0 })[4]).toBe('0');
  });

  it('shows a visit without worker and without completion [WAR-010 SUB-025]', () => {
    expect(texts(VISIT_COLUMNS, newVisit('a'))).toEqual(['(No Worker)', '(No Date)', '', '(Incomplete)', '(No Notes)']);
    expect(texts(VISIT_COLUMNS, { ...newVisit('a'), start: '2026-03-05T09:00:00', completion: true })).toEqual([
      '(No Worker)',
      '03/05/2026 09:00 AM',
      '',
      'Completed',
      '(No Notes)',
    ]);
  });
});

describe('the columns of a list', () => {
  it('are those of a gunite history in their order, with the start time beside the place in the day [GUN-002 SDY-018]', () => {
    const start = 'Start Time';
    const all = heads(GUNITE_COLUMNS);
    expect(all.filter((head) => head !== start)).toEqual([
      'Gunite Date',
      'Status',
      'Crew',
      'Type',
      'Yardage',
      'Job Order',
      'Notes',
    ]);
    expect(all.indexOf(start)).toBe(all.indexOf('Job Order') + 1);
    expect(texts(GUNITE_COLUMNS, anEntry(1, 1, { start_time: '07:30' }))[6]).toBe('07:30 AM');
  });

  it('are those of crews, colours and boulders in their order [BLD-002]', () => {
    expect(heads(CREW_COLUMNS)).toEqual(['Phase', 'Status', 'Date', 'Crew', 'Foreman', 'Job Order', 'Notes']);
    expect(heads(COLOR_COLUMNS)).toEqual(['Material', 'Color', 'Additions', 'Pool Section', 'Batches', 'Notes']);
    expect(heads(BOULDER_COLUMNS)).toEqual(['Addition', 'Status', 'Completed Date', 'Notes']);
  });

  it('call the status Weeping and the type of the fourth day "Cave In" on gunite [GUN-006]', () => {
    expect(texts(GUNITE_COLUMNS, anEntry(1, 4, { status: statusOf(4) })).slice(1, 4)).toEqual([
      'Cave In',
      '(No Crew)',
      'Cave In',
    ]);
    expect(texts(CREW_COLUMNS, aCrewRow(1, 2, { status: statusOf(4) }))[1]).toBe('Weeping');
  });

  it('show days as MM/DD/YYYY', () => {
    expect(texts(GUNITE_COLUMNS, anEntry(1, 1, { gunite_date: '2026-03-02' }))[0]).toBe('03/02/2026');
  });
});
