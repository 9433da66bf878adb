import { describe, expect, it } from 'vitest';
import type { JobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { infoSections } from './infoSections';

const HOMEOWNER = 386;
const NEW = newJobDraft('2026-03-04');
const STORED: JobDraft = { ...NEW, id: 7, version: 1 };

/** The labels of each section as a job shows them, in their order. */
const labels = (draft: JobDraft, isProduction = true): string[][] =>
  infoSections(HOMEOWNER).map(({ fields }) =>
    fields.filter(({ isIn }) => isIn?.(draft, isProduction) ?? true).map(({ label }) => label.en),
  );

describe('the fields of Job Info', () => {
  it('stand in three sections in their order [JOB-067 JOB-016]', () => {
    expect(infoSections(HOMEOWNER).map(({ title }) => title.en)).toEqual([
      'Company Information',
      'Job Information',
      'Additional Site Information',
    ]);
    expect(labels(STORED)).toEqual([
      ['Company Type', 'Company', 'Company Supervisor', 'Phone', 'Contact Email', 'Supervisor Email'],
      [
        'Job Name',
        'Job ID',
        'Entered Date',
        'Address Line 1',
        'Address Line 2',
        'City',
        'State',
        'Zip Code',
        'County',
        'Check Address',
        'Key Map',
        'Commercial',
        'Display Pool',
      ],
      [
        'MMG Mileage',
        'Gate Code',
        'Notes',
        'Homeowner First Name',
        'Homeowner Last Name',
        'Homeowner Phone',
        'Homeowner Secondary Phone',
        'Homeowner Email',
      ],
    ]);
  });

  it("ask for a homeowner in place of the supervisor when the job is one's, and show a number once there is one [JOB-067]", () => {
    const company = { id: HOMEOWNER, company_name: 'Homeowner', is_active: true, schedule_contact_email: null };
    expect(labels({ ...NEW, company })[0]).toEqual([
      'Company Type',
      'Company',
      'Homeowner',
      'Phone',
      'Contact Email',
      'Supervisor Email',
    ]);
    expect(labels(NEW)[1]).not.toContain('Job ID');
  });

  it('have State and County as free texts, and need a name [JOB-067]', () => {
    const fields = infoSections(HOMEOWNER).flatMap((section) => section.fields);
    expect(['state', 'county'].map((name) => fields.find((field) => field.name === name)?.kind)).toEqual([
      'text',
      'text',
    ]);
    expect(fields.filter(({ required }) => required).map(({ name }) => name)).toContain('name');
  });

  it('ask about Central Texas outside of production alone, and for Manchaca mileage only there [JOB-023]', () => {
    expect([labels(NEW, true)[1]?.includes('Central Texas'), labels(NEW, false)[1]?.includes('Central Texas')]).toEqual(
      [false, true],
    );
    expect(
      [NEW, { ...NEW, is_central_texas: true }].map((draft) => labels(draft)[2]?.includes('Manchaca Mileage')),
    ).toEqual([false, true]);
  });
});
