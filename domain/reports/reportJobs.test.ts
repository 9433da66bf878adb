import { describe, expect, it } from 'vitest';
import { readReportJobs, reportJobsText, writeReportJobs, type ReportJobs } from './reportJobs';

describe('the jobs behind a number of a report', () => {
  it.each<[string, ReportJobs]>([
    [
      'a group with signs of every kind',
      { report: 'coverage', filters: { from: '2026-03-01', crew_id: null }, group: 'A & B = 100% ?#+é' },
    ],
    ['a figure of the landing page', { report: 'landing', figure: 'awaiting_builder', part: 'older' }],
    ['a contact', { report: 'top-contacts', filters: { category_id: 2 }, row: 9110, of: 'gunite' }],
    ['a month', { report: 'year-over-year', category: 'remodel', year: 2024, month: 12 }],
    ['a year to date', { report: 'year-over-year', category: 'gunite', year: 2026, month: 'year_to_date' }],
  ])('come back from their text: %s', (_, jobs) => {
    expect(readReportJobs(writeReportJobs(jobs))).toEqual(jobs);
  });

  it('leave out the time beside the first', () => {
    const text = writeReportJobs({
      report: 'coverage',
      filters: { from: '2026-03-01', other_from: '2025-03-01', other_to: null },
    });
    expect(text).toBe('coverage?from=2026-03-01');
  });

  it('are told in words, in both languages', () => {
    const text = 'coverage?from=2026-03-01&to=2026-03-31&group=(No%20Crew)';
    expect(reportJobsText(text, 'en')).toBe('Coverage · (No Crew) · 03/01/2026 – 03/31/2026');
    expect(reportJobsText(text, 'es')).toBe('Rendimiento · (Sin cuadrilla) · 03/01/2026 – 03/31/2026');
    expect(reportJobsText('year-over-year?category=gunite&year=2026&month=3', 'en')).toBe(
      'Year Over Year Gunite · March 2026',
    );
    expect(reportJobsText('top-contacts?row=3&of=pebble', 'es')).toBe('50 contactos principales · Pebble');
  });
});
