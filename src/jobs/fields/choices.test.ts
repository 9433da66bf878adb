import { describe, expect, it } from 'vitest';
import { CREWS_OF_STORIES, STORY_LISTS } from '../subJob/stories/subJobLists';
import { crewsOfPhase } from '../subJob/lists/crewLists';
import { isInactive, offeredChoices } from './choices';

describe('a crew that stands in a row and is in use no more', () => {
  const { app, appTwo } = CREWS_OF_STORIES;
  const crews = [...STORY_LISTS.crews, { ...app, id: 99, name: 'App 9', is_active: false }];
  const offered = offeredChoices(crewsOfPhase(crews, 2), [{ id: 99, name: 'App 9' }]);

  it('is offered in that row alone, and named inactive there [LKP-017 KEY-020]', () => {
    expect(offered.map((one) => [one.name, isInactive(one, crews)])).toEqual([
      [app.name, false],
      [appTwo.name, false],
      ['App 9', true],
    ]);
    expect(offeredChoices(crewsOfPhase(crews, 2), []).map(({ name }) => name)).toEqual([app.name, appTwo.name]);
  });

  it('and one that the list does not know is not called inactive', () => {
    expect(isInactive({ id: 7, name: 'Of another list' }, crews)).toBe(false);
  });
});
