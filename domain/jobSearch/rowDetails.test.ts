import { describe, expect, it } from 'vitest';
import { rowDetails } from './rowDetails';

const ROW = {
  entered_date: '2026-03-01',
  days_old: 10,
  category_id: 3,
  is_request_form: null,
  prep_date: null,
  app_date: null,
  finished_date: null,
};

describe('what a row of the job search says besides its columns', () => {
  it('is when the job was entered and, of pebble, its request form, prep and application [JS-031]', () => {
    expect(rowDetails(ROW)).toEqual(['Entered 03/01/2026 (10 days)']);
    expect(rowDetails({ ...ROW, category_id: 2, is_request_form: true, prep_date: '2026-03-09' })).toEqual([
      'Entered 03/01/2026 (10 days)',
      'Request Form: YES',
      'Prep 03/09/2026',
      'App (No Date)',
    ]);
    expect(rowDetails({ ...ROW, category_id: 2, is_request_form: false })[1]).toBe('Request Form: NO');
  });

  it('is of gunite when it was finished; a date that is missing reads "(No Date)" [JS-031]', () => {
    expect(rowDetails({ ...ROW, category_id: 1, finished_date: '2026-03-04' })).toEqual([
      'Entered 03/01/2026 (10 days)',
      'Finished 03/04/2026',
    ]);
    expect(rowDetails({ ...ROW, category_id: 1, entered_date: null, days_old: null })).toEqual([
      'Entered (No Date)',
      'Finished (No Date)',
    ]);
    expect(rowDetails({ ...ROW, days_old: 1 }, 'es')).toEqual(['Ingresado 03/01/2026 (1 día)']);
  });
});
