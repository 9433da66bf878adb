import { expect, it } from 'vitest';
import { addableCategories, editsCategory, mayAddSubJob } from './subJobRights';

it('offers to add sub-jobs of the categories that one may edit everywhere [JOB-073]', () => {
  expect(addableCategories(['CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'])).toEqual([2, 3]);
  expect(addableCategories(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'])).toEqual([]);
  expect(mayAddSubJob(['CAN_EDIT_ESTIMATE'], 2, true)).toBe(true);
  expect(mayAddSubJob(['CAN_EDIT_ESTIMATE'], 2, false)).toBe(false);
});

it('edits sub-jobs of a category by its own codes [JOB-073]', () => {
  expect(editsCategory(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'], 2)).toBe(true);
  expect(editsCategory(['CAN_EDIT_PLASTER_JOBS_ALL'], 1)).toBe(false);
  expect(editsCategory(['CAN_EDIT_PLASTER_JOBS_ALL'], 9)).toBe(false);
});
