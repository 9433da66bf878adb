import { describe, expect, it } from 'vitest';
import { offeredChoices } from '../../fields/choices';
import { CREWS_OF_STORIES, EMPLOYEES, STORY_LISTS } from '../stories/subJobLists';
import { crewsOfDivision, crewsOfPhase, foremenOf } from './crewLists';
import { LISTS } from './lists';

const names = (rows: readonly { name?: string | null | undefined }[]): (string | null | undefined)[] =>
  rows.map(({ name }) => name);
const { shooters, flash, prep, app, appTwo, detail } = CREWS_OF_STORIES;

describe('the lists that a sub-job picks from', () => {
  it('offer the statuses of its category, and none before it has one [SUB-012 LKP-002]', () => {
    expect(names(LISTS.statuses(STORY_LISTS, 1))).toEqual([
      'Complete',
      'Pending',
      'On Hold',
      'Weeping',
      'Cancelled',
      'Ready to Shoot',
      'Awaiting Builder',
      'Not Applicable',
    ]);
    expect(names(LISTS.statuses(STORY_LISTS, 3))).toEqual([
      'Complete',
      'Pending',
      'On Hold',
      'Cancelled',
      'Awaiting Builder',
    ]);
    expect(LISTS.statuses(STORY_LISTS, null)).toEqual([]);
    expect(LISTS.poolTypes(STORY_LISTS)).toBe(STORY_LISTS.poolTypes);
    expect(LISTS.spaTypes(STORY_LISTS)).toBe(STORY_LISTS.spaTypes);
    expect(LISTS.jobTypes(STORY_LISTS)).toBe(STORY_LISTS.jobTypes);
  });

  it('offer the presite supervisors of the division of its category, and none on a warranty [PRE-005]', () => {
    expect(names(LISTS.presiteSupervisors(STORY_LISTS, 1))).toEqual(['Ed Ellis']);
    expect(names(LISTS.presiteSupervisors(STORY_LISTS, 2))).toEqual(['Ana Alvarez', 'Ben Brooks']);
    expect(
      LISTS.presiteSupervisors(
        { ...STORY_LISTS, presiteSupervisors: (division) => (division === null ? [] : EMPLOYEES) },
        3,
      ),
    ).toEqual([]);
  });

  it('end with "Other" for repair supervisors and slurry types, once [WAR-006 PRE-007]', () => {
    expect(LISTS.repairSupervisors(STORY_LISTS).at(-1)).toEqual({ id: 99_999, name: 'Other' });
    expect(names(LISTS.slurryTypes(STORY_LISTS))).toEqual(['Haul Off', 'Other']);
    expect(LISTS.vgbMainDrainProviders(STORY_LISTS)).toBe(STORY_LISTS.vgbMainDrainProviders);
  });

  it("take a warranty's choices from their own lists [WAR-005]", () => {
    expect([
      LISTS.priorities(STORY_LISTS),
      LISTS.warrantyCategories(STORY_LISTS),
      LISTS.poolSections(STORY_LISTS),
    ]).toEqual([STORY_LISTS.priorities, STORY_LISTS.warrantyCategories, STORY_LISTS.poolSections]);
    expect(names(LISTS.repairSupervisors(STORY_LISTS))).toEqual(['Dora Diaz', 'Other']);
  });

  it('offer the slurry pickups that are active, and the one that is chosen [PEB-035]', () => {
    expect(names(offeredChoices(STORY_LISTS.slurryPickups, []))).toEqual(['Slurry Crew 1']);
    expect(names(offeredChoices(STORY_LISTS.slurryPickups, [{ id: 5, name: 'Builder' }]))).toEqual([
      'Slurry Crew 1',
      'Builder',
    ]);
  });
});

describe('the crews of a row', () => {
  it('are the active ones of pebble whose subdivision fits the phase [PEB-017]', () => {
    expect([1, 2, 3, 5, null].map((phase) => crewsOfPhase(STORY_LISTS.crews, phase).map(({ name }) => name))).toEqual([
      [prep.name],
      [app.name, appTwo.name],
      [detail.name],
      [],
      [],
    ]);
    expect(
      crewsOfPhase(
        [
          { ...app, is_active: false },
          { ...app, lookup_company_division_id: 2 },
        ],
        2,
      ),
    ).toEqual([]);
  });

  it('are the active ones of the division elsewhere [GUN-020]', () => {
    expect(crewsOfDivision([...STORY_LISTS.crews, { ...flash, id: 99, is_active: false }], 2)).toEqual([
      shooters,
      flash,
    ]);
  });

  it('bring their own people as foremen, in the order of the list, and nobody without a crew [PEB-041 EMP-005]', () => {
    expect(names(foremenOf(EMPLOYEES, app.id))).toEqual(['Ana Alvarez', 'Ben Brooks']);
    expect(foremenOf(EMPLOYEES, null)).toEqual([]);
  });
});
