import { describe, expect, it } from 'vitest';
import { cellText, groupText, reportValues } from './reportCells';
import { REPORTS } from './reports';

const column = (report: 'per-company-job' | 'coverage', wanted: string) => {
  const found = REPORTS[report].columns.find(({ name }) => name === wanted);
  if (!found) throw new Error(wanted);
  return found;
};

describe('the cells of a report in Spanish', () => {
  it('tell statuses, categories and job types by their Spanish words, several by each', () => {
    expect(cellText(column('per-company-job', 'job_types'), 'Pool, Add-On Spa', 'es')).toBe('Piscina, Spa añadido');
    expect(cellText(column('per-company-job', 'status'), 'Ready to Shoot', 'es')).not.toBe('Ready to Shoot');
    expect(cellText(column('per-company-job', 'status'), 'Ready to Shoot', 'en')).toBe('Ready to Shoot');
    expect(reportValues(REPORTS['slurry-pickup'], { pickup: 'Prep Crew' }, 'es')).toContain('Cuadrilla de preparación');
  });

  it('leave the names of people, crews and builders as they are, and of jobs too', () => {
    expect(cellText(column('coverage', 'crew'), 'Prep Crew', 'es')).toBe('Prep Crew');
    expect(cellText(column('per-company-job', 'job_name'), 'Pool', 'es')).toBe('Pool');
    expect(groupText(REPORTS.coverage, 'Prep Crew', 'es')).toBe('Prep Crew');
    expect(groupText(REPORTS.coverage, '(No Crew)', 'es')).toBe('(Sin cuadrilla)');
    expect(groupText(REPORTS['warranty-jobs-outstanding'], 'Scheduled', 'es')).toBe('Programado');
  });
});
